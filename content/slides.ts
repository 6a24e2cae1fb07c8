import type { SlideInput } from '@/content/schema/content'

/** Pictures beside the About text. One slide has no controls. */
export const slides: SlideInput[] = [
  {
    title: 'Stations at night',
    image: {
      file: 'slides/station.png',
      alt: 'An empty railway platform by night: rails running to a vanishing point, a clock and a lit train arriving.',
    },
  },
  {
    title: 'Where most of it gets written',
    image: {
      file: 'slides/desk.png',
      alt: 'A desk at dusk: a laptop with code on it, a lamp, a plant and a cup, with the town lit behind the window.',
    },
  },
  {
    title: 'The board before a release',
    image: {
      file: 'slides/board.png',
      alt: 'A wall of sticky notes in three columns, with a line of string from the first idea to the last one.',
    },
  },
  {
    title: 'Saturday, usually',
    image: {
      file: 'slides/climb.png',
      alt: 'A climbing wall with coloured holds and a small figure halfway up on a rope.',
    },
  },
  {
    title: 'Signal hunting',
    image: {
      file: 'slides/ridge.png',
      alt: 'A mountain ridge of fine contour lines under a large moon, with a small radio mast on the top.',
    },
  },
]
