/** The line from the intro to the contact links, drawn by CSS. */
export function SignalLine() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 print:hidden">
      <div className="column relative h-full">
        <div className="signal-line" />
        <div className="signal-end" />
      </div>
    </div>
  )
}
