/** Keys that journeys press, by their names in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'ArrowRight'

/**
 * The little that a journey needs of a browser, so that one journey runs in every engine, whatever drives it. Finding
 * elements, waiting and the history are the same for all of them and stand in `Visitor`.
 */
export interface Engine {
  /** With its version, and what drives it. */
  readonly name: string
  goto(address: string): Promise<void>
  /** Gives the page about this size; a window of the system may have edges of its own. */
  resize(width: number, height: number): Promise<void>
  /** Presses with the mouse, in pixels of the window. */
  pressAt(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Evaluates an expression that gives a string. */
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
