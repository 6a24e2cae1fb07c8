import { contentFile } from '../../content/files'
import { isReserved } from './addresses-in'
import type { Examined, Finding } from './finding'

/** What is missing and may be missing on purpose. */
export function hints(site: Examined): Finding[] {
  const { profile } = site.content
  const missing = (field: string, why: string, fix: string): Finding => ({
    level: 'hint',
    file: contentFile('profile'),
    entry: '',
    field,
    why,
    fix,
  })
  return [
    ...(profile.email || profile.links?.length
      ? []
      : [missing('email', 'is left out, and so are links: nobody can answer you', 'Write one of them.')]),
    ...(profile.intro ? [] : [missing('intro', 'is left out', 'Say in one sentence what you do.')]),
    ...(profile.portrait ? [] : [missing('portrait', 'is left out', 'Add a photograph, if you like.')]),
    ...customDomain(site),
  ]
}

/** Domains that a host gives out, for which it needs to be told nothing. */
const given = /\.(github\.io|gitlab\.io|pages\.dev|netlify\.app|vercel\.app)$/

function customDomain({ address, customDomain }: Examined): Finding[] {
  const { hostname } = new URL(address)
  const finding = (level: 'wrong' | 'hint', why: string, fix: string): Finding => ({
    level,
    file: 'public/CNAME',
    entry: '',
    field: '',
    why,
    fix,
  })
  if (isReserved(hostname)) return []
  if (customDomain && customDomain !== hostname) {
    return [
      finding(
        'wrong',
        `says ${customDomain}, and the site is built for ${hostname}`,
        'Correct one of the two.',
      ),
    ]
  }
  if (customDomain || given.test(hostname)) return []
  return [
    finding(
      'hint',
      `is not there, and ${hostname} is a domain of your own`,
      `Tell your host: a file public/CNAME that says ${hostname}, or Settings, Pages, Custom domain where GitHub publishes by a workflow.`,
    ),
  ]
}
