/** The signal: from the intro down the page to the contact links, drawn by CSS. */
export function SignalLine() {
  return (
    <div aria-hidden="true" className="signal">
      <div className="column">
        <div className="signal-line" />
        <div className="signal-end" />
      </div>
    </div>
  )
}
