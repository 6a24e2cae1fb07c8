import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { run } from '@/scripts/commands/run'

/** Time without another change after which a change is complete. Editors write in steps. */
const SETTLE_MS = 100

/**
 * `npm run dev`: runs `next dev` with the same options, and `prepare` after each change in
 * `content/`. The terminal shows a fault, and so does Next's overlay, because the pages validate
 * the content too (O3).
 */
await run(async () => {
  let change = nextChange()
  let preparing = startNode('scripts/run.mjs', 'build/prepare', '--dev')
  // Next needs valid content to start.
  while ((await once(preparing, 'exit'))[0] !== 0) {
    console.log('The site starts as soon as this is fixed.')
    await change
    change = nextChange()
    preparing = startNode('scripts/run.mjs', 'build/prepare', '--dev')
  }
  const next = startNode('node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2))
  next.once('exit', (code) => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal))
  for (;;) {
    await change
    change = nextChange()
    // The run for an earlier change is outdated.
    if (preparing.kill()) await once(preparing, 'exit')
    preparing = startNode('scripts/run.mjs', 'build/prepare', '--dev')
  }
})

function startNode(...args: readonly string[]) {
  return spawn(process.execPath, args, { stdio: 'inherit' })
}

/** Resolves after a change in `content/`. A watcher loses replaced files, so each is new. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    let rest: NodeJS.Timeout | undefined
    const watcher = watch('content', { recursive: true }, () => {
      clearTimeout(rest)
      rest = setTimeout(() => {
        watcher.close()
        resolve()
      }, SETTLE_MS)
    })
  })
}
