import { readOwnResume } from '@/app/documents/own-resume'
import { createResumePdf } from '@/app/documents/resume-plan'
import { serveDocument } from '@/app/site'

export const dynamic = 'force-static'

export const GET = serveDocument('application/pdf', async (content, site) => {
  const own = readOwnResume()
  if (own) return own
  const { bytes, note } = await createResumePdf(content, site)
  // biome-ignore lint/suspicious/noConsole: the owner reads it in the output of the build.
  if (note) console.log(`Note: ${note}`)
  return bytes
})
