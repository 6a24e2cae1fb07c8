import { attribute, type Element } from '../../html'
import type { Fault, Page, Site } from './site'

/** Rules for the markup of each page that an HTML validator does not check. */
export function checkMarkup(site: Site): Fault[] {
  return site.pages.flatMap((page) =>
    [
      ...duplicateIds(page),
      ...page.elements.flatMap(elementFaults),
      ...policyFaults(page),
      ...canonicalFaults(page),
    ].map((fault) => ({ file: page.file, fault })),
  )
}

function duplicateIds({ ids }: Page): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `the id "${id}" is given more than once`,
  )
}

function elementFaults(element: Element): string[] {
  const faults: string[] = []
  const rels = (attribute(element, 'rel') ?? '').split(/\s+/)
  const where = `<${element.tagName} href="${attribute(element, 'href') ?? ''}">`
  if (attribute(element, 'target') === '_blank' && !rels.includes('noopener')) {
    faults.push(`${where} opens a new tab without rel="noopener"`)
  }
  for (const { name, value } of element.attrs) {
    // The policy blocks both, so they would fail without a message.
    if (name === 'style') faults.push(`<${element.tagName} style="${value}"> is refused by the policy`)
    if (/^on[a-z]+$/.test(name)) faults.push(`<${element.tagName} ${name}> is refused by the policy`)
  }
  return faults
}

function policyFaults({ elements }: Page): string[] {
  const policies = elements.filter(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  )
  const policy = policies[0] && attribute(policies[0], 'content')
  if (policies.length !== 1 || !policy) return [`has ${policies.length} content security policies, not one`]
  return /unsafe-|\*|https?:/.test(policy) ? [`has a policy that lets too much through: ${policy}`] : []
}

function canonicalFaults({ elements }: Page): string[] {
  const canonical = elements.find((element) => attribute(element, 'rel') === 'canonical')
  const shared = elements.find((element) => attribute(element, 'property') === 'og:url')
  if (!canonical || !shared) return []
  const [one, other] = [attribute(canonical, 'href'), attribute(shared, 'content')]
  return one === other ? [] : [`canonical is ${one}, but og:url is ${other}`]
}
