import { mkdirSync, writeFileSync } from 'node:fs'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { setupOptions } from '@/scripts/github/setup-options'

const path = temporaryFolder()
const owner = { GITHUB_REPOSITORY_OWNER: 'ada' }

/** A repository with a file at this path. */
function repositoryWith(file: string): string {
  mkdirSync(path('repository/files'), { recursive: true })
  writeFileSync(path('repository', file), '{}')
  return path('repository')
}

test('without inputs, setup imports the profile of the repository’s owner and a resume.json if there is one [O12]', () => {
  expect(setupOptions({ ...owner, NAME: ' ', RESUME: '' }, path('.'))).toEqual([
    '--yes',
    '--from',
    'github:ada',
  ])
  // LinkedIn's archive is private, and the repository may be public: it is imported only by name.
  expect(setupOptions(owner, repositoryWith('linkedin.zip'))).not.toContain('linkedin.zip')
  const found = setupOptions(owner, repositoryWith('resume.json'))
  expect(found).toEqual(['--yes', '--from', 'resume.json', '--from', 'github:ada'])
})

test('a name may be an address or have an at sign, and a resume may be in a folder', () => {
  const top = repositoryWith('files/cv.json')
  for (const NAME of ['bo-1', '@bo-1', 'https://github.com/bo-1/']) {
    const options = setupOptions({ ...owner, NAME, RESUME: './files/cv.json' }, top)
    expect(options.slice(1)).toEqual(['--from', 'files/cv.json', '--from', 'github:bo-1'])
  }
})

test('invalid names and missing files are refused', () => {
  const top = repositoryWith('resume.json')
  writeFileSync(path('outside.json'), '{}')
  for (const NAME of ['a b', '--help', 'a/b', '$(id)']) {
    expect(() => setupOptions({ ...owner, NAME }, top)).toThrow(`"${NAME}" is not a GitHub name`)
  }
  for (const RESUME of ['cv.json', '../outside.json', path('outside.json'), '--help']) {
    expect(() => setupOptions({ ...owner, RESUME }, top)).toThrow(`no file "${RESUME}"`)
  }
})

test('the language becomes --lang, and invalid languages are refused [O8, O12]', () => {
  const options = setupOptions({ ...owner, SITE_LANGUAGE: 'pt-BR' }, path('.'))
  expect(options).toEqual(['--yes', '--lang', 'pt-BR', '--from', 'github:ada'])
  for (const SITE_LANGUAGE of ['japanese', '--help', '$(id)'])
    expect(() => setupOptions({ ...owner, SITE_LANGUAGE }, path('.'))).toThrow(
      `"${SITE_LANGUAGE}" is not a language`,
    )
})
