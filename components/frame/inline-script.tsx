type Json = string | number | boolean | null | readonly Json[]

interface InlineScriptProps<A extends readonly Json[]> {
  /** Must not use anything outside the function, because only the function is written into the page. */
  run: (...args: A) => void
  args?: A
}

/**
 * An inline script, for work that cannot wait for the script files. Its function, such as `pressGuard`, is typed and
 * tested like any other.
 */
export function InlineScript<A extends readonly Json[] = []>({ run, args }: InlineScriptProps<A>) {
  return <script dangerouslySetInnerHTML={{ __html: `(${run})(${argumentsOf(args ?? [])})` }} />
}

/** Formats values as JavaScript. `</script` in a text would end the element. */
function argumentsOf(args: readonly Json[]): string {
  return args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join()
}
