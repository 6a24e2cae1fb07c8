interface InlineScriptProps {
  /** Functions that use nothing outside of themselves, because only their texts are in the page. */
  run: ((...args: string[]) => void) | readonly (() => void)[]
  args?: readonly string[]
}

/**
 * An inline script, for work that cannot wait for the script files. Its functions, such as
 * `guardPresses`, are typed and tested like any other.
 */
export function InlineScript({ run, args = [] }: InlineScriptProps) {
  // `</script` in a text would end the element.
  const texts = args.map((text) => JSON.stringify(text).replaceAll('<', '\\u003c'))
  const calls = [run].flat().map((each) => `(${each})(${texts.join()})`)
  return <script dangerouslySetInnerHTML={{ __html: calls.join(';') }} />
}
