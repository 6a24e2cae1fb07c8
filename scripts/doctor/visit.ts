import { hostsIn, isReserved } from './addresses-in'
import { type Examined, type Finding, findingAt } from './finding'

/** How long an address may take to answer, in milliseconds, and how many are asked at once. */
const PATIENCE_MS = 10_000
const AT_ONCE = 6

/** Answers that say nothing about an address: networks refuse programs, and ask them to come later. */
const unclear = [401, 403, 405, 406, 429, 999]

/** Links that lead nowhere, found by visiting each of them; the site's own address need not answer yet. */
export async function deadLinks(
  site: Pick<Examined, 'content'>,
  ask: typeof fetch = fetch,
): Promise<Finding[]> {
  const links = hostsIn(site.content).filter(
    ({ text, hosts, path }) => /^https?:\S+$/.test(text) && !hosts.some(isReserved) && path[0] !== 'siteUrl',
  )
  const faults = await visitAll([...new Set(links.map(({ text }) => text))], ask)
  return links.flatMap((place) => {
    const why = faults.get(place.text)
    return why ? [findingAt(site, place, 'wrong', why, 'Correct the address, or remove the link.')] : []
  })
}

/** @returns what is wrong with each address that does not answer as a page would */
async function visitAll(addresses: readonly string[], ask: typeof fetch): Promise<Map<string, string>> {
  const faults = new Map<string, string>()
  const waiting = addresses.values()
  const worker = async () => {
    for (const address of waiting) {
      const fault = await visit(address, ask)
      if (fault) faults.set(address, fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return faults
}

async function visit(address: string, ask: typeof fetch): Promise<string | undefined> {
  try {
    const { ok, status } = await ask(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok || unclear.includes(status) ? undefined : `answers ${status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return `does not answer (${cause instanceof Error ? cause.message : String(cause)})`
  }
}
