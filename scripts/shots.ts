import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { isRoot, makeBrowserReady } from './browser'
import { exportFolder, shotsFolder } from './folders'
import { run } from './run'
import { serve } from './serve/server'
import { readOptions } from './shots/options'
import { sheetPage } from './shots/sheet'
import { planShots } from './shots/shot-list'
import { states } from './shots/states'
import { take } from './shots/take'
import { writeCopies } from './shots/webp'

/** As many as keep two processors busy. */
const AT_ONCE = 2

/**
 * `npm run shots`: pictures of every state of the built site at every width in both modes, and a page that shows them all.
 * `-- --only STATE --width N --mode dark|light --scale N` narrow it down; `--webp docs/images`
 * writes small copies, as the README has them. For work on the design.
 */
await run(async () => {
  const wanted = readOptions(
    process.argv.slice(2),
    states.map(({ name }) => name),
  )
  const shots = planShots(states, wanted)
  if (shots.length === 0) throw new Error('That state does not exist at that width.')
  const site = await serve({ folder: exportFolder, port: 0 })
  const browser = await chromium.launch({
    executablePath: makeBrowserReady(),
    args: isRoot ? ['--no-sandbox'] : [],
  })
  try {
    mkdirSync(shotsFolder, { recursive: true })
    const place = { home: site.url, folder: shotsFolder }
    const faults: string[] = []
    const queue = shots.entries()
    const work = async () => {
      for (const [index, shot] of queue) {
        await take(browser, shot, place, wanted.scale).then(
          (excess) => excess > 0 && faults.push(`${shot.file}: wider than its window by ${excess} px.`),
          (error) =>
            faults.push(`${shot.file}: not taken. ${error instanceof Error ? error.message : error}`),
        )
        console.log(
          `${index + 1}/${shots.length} ${faults.at(-1)?.startsWith(shot.file) ? faults.at(-1) : shot.file}`,
        )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const taken = shots.filter(({ file }) => !faults.some((fault) => fault.startsWith(`${file}: not taken`)))
    writeFileSync(join(shotsFolder, 'index.html'), sheetPage(taken))
    if (wanted.webp) await writeCopies(shots, shotsFolder, wanted.webp)
    console.log(`\n${shots.length} pictures. Look at ${join(shotsFolder, 'index.html')}`)
    if (faults.length > 0) throw new Error(faults.join('\n'))
  } finally {
    await browser.close()
    await site.close()
  }
})
