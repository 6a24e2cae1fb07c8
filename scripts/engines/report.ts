/** One journey in one engine. */
export interface Result {
  title: string
  /** What was wrong, why it was passed over, or neither. */
  fault?: string
  skipped?: string
}

/** One engine: its journeys, or how to install it. */
export type EngineReport =
  | { family: string; name: string; results: Result[] }
  | { family: string; install: string }

/** Which engines ran, in which version, with how many journeys, and how to have those that were not found. */
export function reportOf(engines: readonly EngineReport[]): string {
  const lines = engines.map((engine) => {
    if (!('results' in engine)) return `  not found  ${engine.family}: ${engine.install}`
    const { name, results } = engine
    const failed = results.filter(({ fault }) => fault).length
    const skipped = results.filter((one) => one.skipped).length
    const counts = `${results.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`
    return `  ${failed > 0 ? 'failed   ' : 'passed   '}  ${name}: ${counts}`
  })
  return ['Summary', ...lines].join('\n')
}

/** Whether every engine that was found passed, and each of `required` was found. */
export function passed(engines: readonly EngineReport[], required: readonly string[]): boolean {
  const ran = engines.filter((engine) => 'results' in engine)
  return (
    ran.length > 0 &&
    ran.every(({ results }) => results.every(({ fault }) => !fault)) &&
    required.every((family) => ran.some((engine) => engine.family === family))
  )
}
