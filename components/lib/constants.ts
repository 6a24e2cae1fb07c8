/** Numbers that code and tests share, each with its unit. */

/** W1: how long the About slider rests on a slide, in milliseconds. */
export const SLIDE_INTERVAL_MS = 3500
/** G8: how long typing must pause before the search applies, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 500
/** H3, H4: at most one reaction to scrolling in this time, in milliseconds. */
export const SCROLL_THROTTLE_MS = 300
/** W2: how long a toast stays by default, in milliseconds. */
export const TOAST_DURATION_MS = 5000
/** H6: the part of an element that must be seen before it is revealed. */
export const REVEAL_THRESHOLD = 0.2
/** H6: how far above the lower edge of the window a reveal starts, as a CSS margin. */
export const REVEAL_ROOT_MARGIN = '0px 0px -100px 0px'
/** G2, W1: a pointer that moves further than this is dragging, in CSS pixels. */
export const DRAG_THRESHOLD_PX = 5
/** H1: where the resume stands, made from the content or the owner's own `content/resume.pdf`. */
export const RESUME_PATH = '/resume.pdf'
/** Longest search kept in an address, in characters; longer ones are cut. */
export const SEARCH_MAX_LENGTH = 100
/**
 * Widths in which every picture is made, in pixels; never wider than the original. A card on a desk, a column of a
 * phone at two and at three dots a pixel, then the larger view.
 */
export const PICTURE_WIDTHS = [440, 660, 1080, 1600] as const
/** O5: what one file of a picture may weigh, in bytes. */
export const PICTURE_BUDGET = 150_000
/** O5: what it may weigh where it may be the largest paint of a first view. */
export const FIRST_PICTURE_BUDGET = 60_000
/** C1: where the chosen mode is kept. */
export const THEME_STORAGE_KEY = 'theme'
/** G1: the `sizes` of a card's picture: one column below 768 px, two below 1024, three above, within a column of 72 rem. */
export const CARD_SIZES = '(min-width: 80em) 22.7rem, (min-width: 64em) 30vw, (min-width: 48em) 45vw, 90vw'
