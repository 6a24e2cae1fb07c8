import type { Mode, Wanted } from './options'
import type { State } from './states'

/** One picture to take. */
export interface Shot {
  state: State
  width: number
  mode: Mode
  /** Below the folder of the shots. */
  file: string
}

/** Every picture that is wanted, state by state, where its state exists. */
export function planShots(states: readonly State[], wanted: Wanted): Shot[] {
  return states
    .filter((state) => wanted.states.includes(state.name))
    .flatMap((state) =>
      wanted.modes.flatMap((mode) =>
        widthsOf(state, wanted.widths).map((width) => ({
          state,
          width,
          mode,
          file: `${mode}/${state.name}-${width}.png`,
        })),
      ),
    )
}

function widthsOf({ width, from = 0, below = Number.POSITIVE_INFINITY }: State, widths: readonly number[]) {
  return width === undefined ? widths.filter((each) => each >= from && each < below) : [width]
}
