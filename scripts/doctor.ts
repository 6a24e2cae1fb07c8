import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ContentError, type ContentFault } from '../content/fault'
import { hasImage, imagesFolder } from '../content/images-folder'
import { rawContent } from '../content/raw'
import { validateContent } from '../content/validate'
import { examine } from './doctor/examine'
import { type Finding, inOrder, report } from './doctor/finding'
import { deadLinks } from './doctor/links'
import { seePictures } from './doctor/pictures'
import { sampleOf } from './doctor/sample'
import sampleList from './doctor/sample.json'
import { publicFolder } from './folders'
import { run } from './run'

/**
 * `npm run doctor [-- --strict] [--online] [--json]`: what an owner should look at before they send somebody their site.
 * It fails only where it is `--strict` and something is the sample's, the site has no address, or the content is not legal.
 */
await run(async () => {
  const { values } = parseArgs({
    options: { strict: { type: 'boolean' }, online: { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const faults = contentFaults()
  const { findings, hasAddress } =
    faults.length > 0 ? { findings: [], hasAddress: false } : await examineContent(values.online ?? false)
  if (values.json) console.log(JSON.stringify({ faults, findings }, null, 2))
  else if (faults.length > 0) console.log(new ContentError(faults).message)
  else console.log(report(findings))
  const blocks = !hasAddress || findings.some(({ level }) => level === 'sample')
  if (values.strict && blocks) process.exitCode = 1
})

/** What no site can be built from: it goes before everything else. */
function contentFaults(): readonly ContentFault[] {
  try {
    validateContent(rawContent, (file) => hasImage(file, imagesFolder))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

async function examineContent(online: boolean): Promise<{ findings: Finding[]; hasAddress: boolean }> {
  // Only of legal content: an address that cannot be read would hide all other faults.
  const { siteUrl } = await import('../content/site-url')
  const sample = sampleOf(sampleList)
  const domainFile = join(publicFolder, 'CNAME')
  const site = {
    content: rawContent,
    address: siteUrl,
    pictures: await seePictures(rawContent, imagesFolder, sample),
    customDomain: existsSync(domainFile) ? readFileSync(domainFile, 'utf8').trim() : undefined,
    now: new Date(),
    sample,
  }
  const findings = inOrder([...examine(site), ...(online ? await deadLinks(site) : [])])
  return { findings, hasAddress: siteUrl !== undefined }
}
