interface InlineScriptProps {
  /** Must not use anything outside the function, because only the function is written into the page. */
  run: (...args: string[]) => void
  args?: readonly string[]
}

/**
 * An inline script, for work that cannot wait for the script files. Its function, such as `guardPresses`, is typed and
 * tested like any other.
 */
export function InlineScript({ run, args = [] }: InlineScriptProps) {
  // `</script` in a text would end the element.
  const texts = args.map((text) => JSON.stringify(text).replaceAll('<', '\\u003c'))
  return <script dangerouslySetInnerHTML={{ __html: `(${run})(${texts.join()})` }} />
}
