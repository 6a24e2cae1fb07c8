/** The line from the intro to the contact links, drawn by CSS. */
export function SignalLine() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 print:hidden">
      <div className="column h-full">
        <div className="relative h-full">
          <div className="absolute start-(--rail) top-0 bottom-[calc(theme(spacing.section)+2.625rem)] w-0.5 bg-hairline">
            <div className="signal-line h-full" />
          </div>
          <div className="signal-end" />
        </div>
      </div>
    </div>
  )
}
