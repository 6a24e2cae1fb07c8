import type { Engine } from './engines/engine'
import { findEngines } from './engines/find'
import { homeJourneys } from './engines/journeys/home'
import type { Journey } from './engines/journeys/journey'
import { projectJourneys } from './engines/journeys/projects'
import { withoutJourneys } from './engines/journeys/without'
import { type EngineReport, passed, type Result, reportOf } from './engines/report'
import { Visitor } from './engines/visitor'
import { exportFolder } from './folders'
import { run } from './run'
import { serve } from './serve/server'

const journeys = [...homeJourneys, ...projectJourneys, ...withoutJourneys]

/**
 * `npm run test:engines [-- firefox webkit]`: the same journeys through the built site in every engine that is found, or
 * in those that are named, which must then be there.
 */
await run(async () => {
  const named = process.argv.slice(2)
  const choices = findEngines()
  const unknown = named.find((name) => choices.every(({ family }) => family !== name))
  if (unknown) throw new Error(`There is no engine "${unknown}". Choose from: chromium, firefox, webkit.`)
  const site = await serve({ folder: exportFolder, port: 0 })
  const reports: EngineReport[] = []
  try {
    for (const { family, start, install } of choices) {
      if (named.length > 0 && !named.includes(family)) continue
      reports.push(start ? { family, ...(await travel(start, site.url)) } : { family, install })
    }
  } finally {
    await site.close()
  }
  console.log(`\n${reportOf(reports)}`)
  if (!passed(reports, named)) process.exitCode = 1
})

async function travel(
  start: () => Promise<Engine>,
  home: string,
): Promise<{ name: string; results: Result[] }> {
  const results: Result[] = []
  let name = ''
  for (const journey of journeys) {
    // Each in a browser of its own, without the history and the storage of the one before.
    const engine = await start()
    if (!name) console.log(`\n${engine.name}`)
    name = engine.name
    try {
      results.push(await once(engine, journey, home))
    } finally {
      await engine.close()
    }
  }
  return { name, results }
}

async function once(engine: Engine, journey: Journey, home: string): Promise<Result> {
  const { title, narrow, go } = journey
  if ('needs' in journey && !journey.needs) {
    console.log(`  skipped  ${title}`)
    return { title, skipped: 'this content has nothing for it' }
  }
  const start = performance.now()
  try {
    await engine.resize(narrow ? 500 : 1280, 900)
    await go(new Visitor(engine, home))
    console.log(`  passed   ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    return { title }
  } catch (error) {
    const fault = (error instanceof Error && error.message) || String(error)
    console.log(`  failed   ${title}\n           ${fault}`)
    return { title, fault }
  }
}
