import { attribute, type Element } from '../../html'
import type { Fault, Page, Site } from './site'

/** What an HTML validator does not ask of a page: its policy, its own address, and what its links and elements may do. */
export function checkPages(site: Site): Fault[] {
  return site.pages.flatMap((page) =>
    [...page.elements.flatMap(elementFaults), ...policyFaults(page), ...canonicalFaults(page)].map(
      (fault) => ({
        file: page.file,
        fault,
      }),
    ),
  )
}

function elementFaults(element: Element): string[] {
  const href = attribute(element, 'href')
  const rels = (attribute(element, 'rel') ?? '').split(/\s+/)
  const handler = element.attrs.find(({ name }) => /^on[a-z]+$/.test(name))
  return [
    ...(attribute(element, 'target') === '_blank' && !rels.includes('noopener')
      ? [`<${element.tagName} href="${href}"> opens a new tab without rel="noopener"`]
      : []),
    // It would fail without a message.
    ...(handler ? [`<${element.tagName} ${handler.name}> is refused by the policy`] : []),
  ]
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
  const find = (key: string, is: string, value: string) => {
    const found = elements.find((element) => attribute(element, key) === is)
    return found && attribute(found, value)
  }
  const [canonical, shared] = [find('rel', 'canonical', 'href'), find('property', 'og:url', 'content')]
  if (!canonical || !shared || canonical === shared) return []
  return [`canonical is ${canonical}, but og:url is ${shared}`]
}
