import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFile } from '@/content/schema/content'
import { imagesFolder } from '@/content/schema/images-folder'
import { rawContent } from '@/content/schema/raw'
import { siteUrl } from '@/content/schema/site-url'
import * as words from '@/content/words'
import { findLine } from '@/scripts/check/content/locate'
import { isFile } from '@/scripts/commands/files'
import { publicFolder } from '@/scripts/commands/folders'
import { examine } from '@/scripts/doctor/examine'
import { type Examined, sortFindings } from '@/scripts/doctor/finding'
import { deadLinks } from '@/scripts/doctor/links'
import { readPictures } from '@/scripts/doctor/pictures'
import type { Diagnosis } from '@/scripts/doctor/report'
import { sampleOf } from '@/scripts/doctor/sample'
import sampleList from '@/scripts/doctor/sample.json'

/**
 * Examines the site of this repository. Its content must be valid.
 *
 * @param isOnline whether to visit every link
 * @returns the findings, the most important first, and whether the site has an address
 */
export async function examineSite(isOnline: boolean): Promise<Omit<Diagnosis, 'faults'>> {
  const sample = sampleOf(sampleList)
  const domainFile = join(publicFolder, 'CNAME')
  const site: Examined = {
    content: rawContent,
    words,
    files: readdirSync('content'),
    address: siteUrl,
    pictures: await readPictures(rawContent, imagesFolder, sample),
    customDomain: isFile(domainFile) ? readFileSync(domainFile, 'utf8').trim() : undefined,
    now: new Date(),
    sample,
    lineOf: ({ key, path }) => findLine(readFileSync(contentFile(key), 'utf8'), [key, ...path])?.line,
  }
  const findings = sortFindings([...examine(site), ...(isOnline ? await deadLinks(site) : [])])
  return { findings, hasAddress: siteUrl !== undefined }
}
