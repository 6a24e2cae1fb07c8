import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'

/** The environment of a workflow: https://docs.github.com/actions/reference/workflows-and-actions/variables. */
export type Variables = Readonly<Record<string, string | undefined>>

/** The report of a step of a workflow. */
export interface Report {
  /** Markdown lines for the page of the workflow run. */
  summary: readonly string[]
  /** Messages above the summary. They fail the step. */
  errors?: readonly string[]
  /** Values for later steps. */
  outputs?: Readonly<Record<string, string>>
}

/** Escapes the message of an annotation. */
export function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Writes a report to the files that GitHub reads. Outside of a workflow, prints the summary. */
export function publishReport({ summary, errors = [], outputs = {} }: Report, variables: Variables): void {
  for (const error of errors) {
    console.log(`::error::${escapeMessage(error)}`)
    process.exitCode = 1
  }
  const text = `${summary.join('\n')}\n`
  if (variables.GITHUB_STEP_SUMMARY) appendFileSync(variables.GITHUB_STEP_SUMMARY, text)
  else console.log(text)
  if (!variables.GITHUB_OUTPUT) return
  // A line break in a value would start another output.
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value.replace(/[\r\n]+/g, ' ')}\n`)
  appendFileSync(variables.GITHUB_OUTPUT, lines.join(''))
}

/** Returns Markdown links to pages of the repository. */
export function repositoryLinks({
  GITHUB_SERVER_URL = 'https://github.com',
  GITHUB_REPOSITORY = '',
  GITHUB_REF_NAME = 'main',
}: Variables) {
  const home = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
  return {
    pagesSettings: `[Settings, Pages](${home}/settings/pages)`,
    setup: `[Actions, setup](${home}/actions/workflows/setup.yml)`,
    fileAt: (file: string, line?: number) =>
      line
        ? `[${file}, line ${line}](${home}/blob/${GITHUB_REF_NAME}/${file}#L${line})`
        : `[${file}](${home}/blob/${GITHUB_REF_NAME}/${file})`,
  }
}

/** Formats any text as a Markdown code block. */
export function codeBlock(text: string): string[] {
  return ['~~~~text', text.replaceAll('~~~~', '~~~').trimEnd(), '~~~~']
}

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
