import { existsSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Variables } from '@/scripts/github/actions'

/** Resumes at the root of the repository, imported by default. LinkedIn's archive is not, because it is private. */
const defaultResumes = ['resume.json', 'resume.yaml', 'resume.yml']

/**
 * Converts the inputs of `.github/workflows/setup.yml`, which are variables, to options of `npm run setup`: `NAME`, by default the owner of
 * the repository; `RESUME`, by default the first of `defaultResumes` that exists; `SITE_LANGUAGE`, by default the language of the texts
 * (O8, O12).
 *
 * @param top root of the repository
 * @throws if an input cannot be used
 */
export function setupOptions(
  { NAME, RESUME, SITE_LANGUAGE, GITHUB_REPOSITORY_OWNER }: Variables,
  top: string,
): string[] {
  const name = (NAME?.trim() || GITHUB_REPOSITORY_OWNER || '').replace(
    /^(https:\/\/github\.com\/|@)|\/$/g,
    '',
  )
  if (!/^[a-z\d][a-z\d-]{0,38}$/i.test(name)) {
    throw new Error(`"${name}" is not a GitHub name. Run setup again with yours, such as octo-cat.`)
  }
  const resume = RESUME?.trim() || defaultResumes.find((file) => existsSync(join(top, file)))
  const lang = SITE_LANGUAGE?.trim()
  if (lang && !/^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(lang))
    throw new Error(`"${lang}" is not a language. Run setup again with one such as "de", "ja" or "pt-BR".`)
  return [
    '--yes',
    ...(lang ? ['--lang', lang] : []),
    ...(resume ? ['--from', resumePath(resume, top)] : []),
    '--from',
    `github:${name}`,
  ]
}

function resumePath(resume: string, top: string): string {
  const path = relative(top, resolve(top, resume))
  if (path.startsWith('..') || !existsSync(join(top, path))) {
    throw new Error(
      `This repository has no file "${resume}". Upload it (Add file, Upload files), or correct the path.`,
    )
  }
  return path.replaceAll(sep, '/')
}
