import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import type { Fault, Site } from './site'

/** Each page is valid HTML by html-validate's rules; `.htmlvalidate.mjs` says which and why not. */
export async function checkValidity(site: Site): Promise<Fault[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader())
  const faults: Fault[] = []
  for (const { file } of site.pages) {
    // The file name decides which configuration applies; the file need not exist.
    const report = await validator.validateString(site.text(file), join(process.cwd(), file))
    for (const { messages } of report.results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push({ file, fault: `${message} (${ruleId}${selector ? ` at ${selector}` : ''})` })
      }
    }
  }
  return faults
}
