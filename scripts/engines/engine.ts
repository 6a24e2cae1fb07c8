/** Keys that visitors press, by their names in `KeyboardEvent.key`. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Shift+Tab'
  | ' '
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Home'
  | 'End'

/**
 * The little that a journey needs of a browser, so that one journey runs in every engine, whatever drives it. Finding
 * elements, waiting and the history are the same for all of them and stand in `Visitor`.
 */
export interface Engine {
  /** With its version, and what drives it. */
  readonly name: string
  /** What the pages wrote to the console and the errors nobody caught, where the driver tells; one without a console has none. */
  readonly faults: readonly string[]
  goto(address: string): Promise<void>
  /** Gives the page about this size; a window of the system may have edges of its own. */
  resize(width: number, height: number): Promise<void>
  /** Presses with the mouse, in pixels of the window. */
  pressAt(x: number, y: number): Promise<void>
  /** Turns the wheel where the mouse is, in pixels; down is positive. */
  wheel(by: number): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Evaluates an expression that gives a string, or promises one. */
  evaluate(expression: string): Promise<string>
  close(): Promise<void>
}

/** An engine that may be on this machine. */
export interface EngineChoice {
  family: 'chromium' | 'firefox' | 'webkit'
  /** How to start it, or nothing where it is not installed. */
  start?: () => Promise<Engine>
  /** How to install it. */
  install: string
}

/** Runs a function in the page. It must not use anything from around it; argument and answer are JSON. */
export async function ask<A, R>(engine: Engine, run: (argument: A) => R, argument: A): Promise<R> {
  const call = `(${run})(${JSON.stringify(argument)})`
  return JSON.parse(await engine.evaluate(`JSON.stringify(${call} ?? null)`))
}
