type Json = string | number | boolean | null | readonly Json[]

interface InlineScriptProps<A extends readonly Json[]> {
  /** Stands by itself: it is written into the page, where nothing of its module is left. */
  run: (...args: A) => void
  args?: A
}

/**
 * A script that the page itself carries, for what cannot wait for the scripts that it asks for. The function is taken as
 * it stands (`components/site/inline/` has them all), so that it can be read and tested as any other.
 */
export function InlineScript<A extends readonly Json[] = []>({ run, args }: InlineScriptProps<A>) {
  return <script dangerouslySetInnerHTML={{ __html: `(${run})(${argumentsOf(args ?? [])})` }} />
}

/** As JavaScript writes them. In a script, `</script` in a text would end the element. */
function argumentsOf(args: readonly Json[]): string {
  return args.map((arg) => JSON.stringify(arg).replaceAll('<', '\\u003c')).join()
}
