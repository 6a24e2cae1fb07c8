import type { ChildProcess } from 'node:child_process'
import { expect } from './test'

/**
 * Ends a process that was started with `detached`, and all that it started.
 *
 * @returns when the last of them is gone: it may still write when the first has ended
 */
export async function endGroup(leader: ChildProcess | undefined): Promise<void> {
  if (!leader?.pid) return
  const group = -leader.pid
  if (!runs(group)) return
  process.kill(group, 'SIGTERM')
  await expect.poll(() => runs(group)).toBe(false)
}

function runs(group: number): boolean {
  try {
    return process.kill(group, 0)
  } catch {
    return false
  }
}
