import { parseArgs } from 'node:util'
import { hasImage } from '../content/has-image'
import { imagesFolder } from '../content/images-folder'
import { rawContent } from '../content/raw'
import { siteUrl } from '../content/site-url'
import { ContentError, validateContent } from '../content/validate'
import { examine, inOrder } from './doctor/examine'
import type { Finding } from './doctor/finding'
import { customDomainIn, lookAtPictures } from './doctor/look'
import { report } from './doctor/report'
import { sampleOf } from './doctor/sample'
import sampleList from './doctor/sample.json'
import { deadLinks } from './doctor/visit'
import { publicFolder } from './folders'
import { run } from './run'

/**
 * `npm run doctor [-- --strict] [--online] [--json]`: what still keeps this site from being sent to somebody. It fails
 * only where it is `--strict` and something is the sample's, or the content is not legal.
 */
await run(async () => {
  const { values } = parseArgs({
    options: { strict: { type: 'boolean' }, online: { type: 'boolean' }, json: { type: 'boolean' } },
  })
  const faults = faultsOf()
  const findings = faults.length > 0 ? [] : await findingsOf(values.online ?? false)
  if (values.json) console.log(JSON.stringify({ faults, findings }, null, 2))
  else if (faults.length > 0) console.log(new ContentError(faults).message)
  else console.log(report(findings))
  const blocks = faults.length > 0 || findings.some(({ level }) => level === 'sample')
  if (values.strict && blocks) process.exitCode = 1
})

/** What no site can be built from: it goes before everything else. */
function faultsOf(): string[] {
  try {
    validateContent(rawContent, (file) => hasImage(file, imagesFolder))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults
    throw error
  }
}

async function findingsOf(online: boolean): Promise<Finding[]> {
  const sample = sampleOf(sampleList)
  const site = {
    content: rawContent,
    address: siteUrl,
    pictures: await lookAtPictures(rawContent, imagesFolder, sample),
    customDomain: customDomainIn(publicFolder),
    now: new Date(),
    sample,
  }
  return inOrder([...examine(site), ...(online ? await deadLinks(site) : [])])
}
