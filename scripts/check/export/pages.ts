import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { attribute, type Element } from '@/scripts/build/html'
import type { Fault, Site } from '@/scripts/check/export/site'

/** Browsers load two files unless a picture of the page has the candidates and `sizes` of the preload. */
export function checkPreloads(site: Site): Fault[] {
  return site.pages.flatMap(({ file, elements }) => {
    const isShown = (link: Element) =>
      elements.some(
        (element) =>
          attribute(element, 'srcset') === attribute(link, 'imagesrcset') &&
          attribute(element, 'sizes') === attribute(link, 'imagesizes'),
      )
    return elements
      .filter((element) => attribute(element, 'imagesrcset') !== undefined && !isShown(element))
      .map((link) => ({
        file,
        fault: `preloads ${attribute(link, 'imagesrcset')}, which no picture has with these sizes`,
      }))
  })
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
