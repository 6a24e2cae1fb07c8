import type { Experience } from '@/content/schema/content'

/** Returns the texts below the heading of a job. The stack is one text. */
function textsOf({ summary = '', responsibilities, stack }: Experience) {
  return [summary, ...responsibilities, stack].filter((text) => text.length > 0)
}

export function countTexts(work: readonly Experience[]): number {
  return work.flatMap(textsOf).length
}

/** Keeps this many texts of the work, the newest jobs first. Each job keeps its heading. */
export function cutWork(work: readonly Experience[], count: number): Experience[] {
  let left = count
  const take = <T>(list: readonly T[]): T[] => {
    const taken = list.slice(0, left)
    left -= taken.length
    return taken
  }
  return work.map((job) => {
    const [summary] = take(job.summary ? [job.summary] : [])
    const responsibilities = take(job.responsibilities)
    const [stack = []] = take(job.stack.length > 0 ? [job.stack] : [])
    return { ...job, summary, responsibilities, stack }
  })
}

/** Returns the texts that `cutWork` leaves out. */
export function listCutTexts(work: readonly Experience[], count: number): string[] {
  return work.flatMap(textsOf).slice(count).flat()
}
