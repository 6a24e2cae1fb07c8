import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { attribute, type Element } from '@/scripts/build/html'
import { createPolicy } from '@/scripts/build/policy'
import type { Fault, Page, Site } from '@/scripts/check/export/site'

/** Checks what an HTML validator does not: policy, preloaded pictures, links that open new tabs, event handlers. */
export function checkPages(site: Site): Fault[] {
  return site.pages.flatMap((page) => {
    const faults = [
      ...page.elements.flatMap(elementFaults),
      ...policyFaults(page, site),
      ...preloadFaults(page),
    ]
    return faults.map((fault) => ({ file: page.file, fault }))
  })
}

function elementFaults(element: Element): string[] {
  const { tagName, attrs } = element
  const rels = (attribute(element, 'rel') ?? '').split(/\s+/)
  const faults = attrs
    .filter(({ name }) => /^on[a-z]+$/.test(name))
    .map(({ name }) => `<${tagName} ${name}> is an inline handler, which the policy blocks`)
  if (attribute(element, 'target') === '_blank' && !rels.includes('noopener')) {
    faults.push(`<${tagName} href="${attribute(element, 'href')}"> opens a new tab without rel="noopener"`)
  }
  return faults
}

function policyFaults({ file, elements }: Page, { text }: Site): string[] {
  const policies = elements.filter(
    (element) => attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  )
  const policy = policies[0] && attribute(policies[0], 'content')
  if (policies.length !== 1 || !policy) return [`has ${policies.length} content security policies, not one`]
  return policy === createPolicy(text(file))
    ? []
    : [`has a policy that does not match its scripts and styles: ${policy}`]
}

/** Browsers load two files unless a picture of the page has the candidates and `sizes` of the preload. */
function preloadFaults({ elements }: Page): string[] {
  const preloaded = elements.filter((element) => attribute(element, 'imagesrcset') !== undefined)
  return preloaded
    .filter(
      (link) =>
        !elements.some(
          (element) =>
            attribute(element, 'srcset') === attribute(link, 'imagesrcset') &&
            attribute(element, 'sizes') === attribute(link, 'imagesizes'),
        ),
    )
    .map((link) => `preloads ${attribute(link, 'imagesrcset')}, which no picture has with these sizes`)
}

/** Validates each page with html-validate; `.htmlvalidate.mjs` lists and explains the exceptions. */
export async function checkValidity(site: Site): Promise<Fault[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  const found = site.pages.map(async ({ file }) => {
    // The path selects the configuration; the file need not exist.
    const { results } = await validator.validateString(site.text(file), join(process.cwd(), file))
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => ({
        file,
        fault: `${message} (${ruleId}${selector ? ` at ${selector}` : ''})`,
      }))
  })
  return (await Promise.all(found)).flat()
}
