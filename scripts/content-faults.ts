import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@babel/parser'

/** A fault in `content/` from which no site can be built. */
export interface ContentFault {
  file: string
  line?: number
  entry?: string
  field?: string
  message: string
}

/** Finds every fault in `content/` that stops the build: syntax, words, typefaces, the address and the content itself. */
export async function findContentFaults(): Promise<ContentFault[]> {
  const unreadable = readdirSync('content')
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => syntaxFaults(join('content', name)))
  if (unreadable.length > 0) return unreadable
  const checks = [
    () => import('../content/site'),
    () => import('../content/site-typefaces'),
    () => import('../content/site-url'),
  ]
  const faults = await Promise.all(checks.map((check) => check().then(() => [], faultsIn)))
  return faults.flat()
}

function syntaxFaults(file: string): ContentFault[] {
  try {
    parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins: ['typescript'] })
    return []
  } catch (error) {
    return [{ file, message: error instanceof Error ? error.message : String(error) }]
  }
}

function faultsIn(error: unknown): ContentFault[] {
  const lines = error instanceof Error && 'faults' in error ? (error.faults as string[]) : [String(error)]
  return lines.map((line) => {
    const [, file = 'content', message = line] = /^(content\/[\w-]+\.ts),? ?(.*)$/s.exec(line) ?? []
    return { file, message }
  })
}
