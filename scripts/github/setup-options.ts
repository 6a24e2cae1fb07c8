import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from '@/scripts/github/actions'

/** Resumes at the root of the repository, imported by default. LinkedIn's archive is not, because it is private. */
const defaultResumes = ['resume.json', 'resume.yaml', 'resume.yml']

/**
 * Converts the inputs of `.github/workflows/setup.yml`, which are variables, to options of `npm run setup`: `NAME`, by default the owner of
 * the repository; `RESUME`, by default the first of `defaultResumes` that exists; `SITE_LANGUAGE`, by default the language of the texts
 * (O8, O12). With an equals sign no input can become another option.
 *
 * @param top root of the repository
 */
export function setupOptions(
  { NAME, RESUME, SITE_LANGUAGE, GITHUB_REPOSITORY_OWNER }: Variables,
  top: string,
): string[] {
  const name = NAME?.trim() || GITHUB_REPOSITORY_OWNER || ''
  const resume = RESUME?.trim() || defaultResumes.find((file) => existsSync(join(top, file)))
  const lang = SITE_LANGUAGE?.trim()
  return [
    '--yes',
    ...(lang ? [`--lang=${lang}`] : []),
    ...(resume ? [`--from=${resume}`] : []),
    `--from=${/^https?:/.test(name) ? name : `github:${name.replace(/^@/, '')}`}`,
  ]
}
