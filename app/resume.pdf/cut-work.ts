import type { Experience } from '@/content/schema/content'

/**
 * Cuts the least recent work: first the texts of the oldest jobs, from the last one of each, then whole jobs.
 *
 * @param length number of headings and texts to keep
 */
export function cutWork(work: readonly Experience[], length: number): Experience[] {
  let texts = Math.max(0, length - work.length)
  const take = <T>(list: readonly T[]): T[] => {
    const taken = list.slice(0, texts)
    texts -= taken.length
    return taken
  }
  return work.slice(0, length).map((entry) => {
    const [summary] = take(entry.summary ? [entry.summary] : [])
    const responsibilities = take(entry.responsibilities)
    const [stack = []] = take(entry.stack.length > 0 ? [entry.stack] : [])
    return { ...entry, summary, responsibilities, stack }
  })
}

/** Counts headings and texts of the work. */
export function countLines(work: readonly Experience[]): number {
  return work.reduce(
    (sum, { summary, responsibilities, stack }) =>
      sum + 1 + (summary ? 1 : 0) + responsibilities.length + (stack.length > 0 ? 1 : 0),
    0,
  )
}

/** Returns the texts of the work that the resume leaves out. */
export function listCutTexts(work: readonly Experience[], kept: readonly Experience[]): string[] {
  const facts = (job?: Experience) =>
    job ? [job.title, job.company, job.summary, ...job.responsibilities, ...job.stack] : []
  return work.flatMap((job, i) => {
    const rest = facts(kept[i])
    return facts(job).flatMap((fact) => (fact === undefined || rest.includes(fact) ? [] : fact))
  })
}
