/** @jest-environment jsdom */

import { setAddress } from '@/__tests__/support/browser'
import { showScreen } from '@/components/frame/history'
import {
  type Choices,
  changeFilters,
  closeProject,
  openProject,
  readFilters,
  readProject,
} from '@/components/projects/address'
import { SEARCH_MAX_LENGTH } from '@/components/ui/constants'

const choices: Choices = {
  types: ['Web', 'CLI App'],
  techniques: ['Go', 'C++'],
  sorts: ['option2', 'option3'],
}
const defaults = { q: '', type: '', tech: '', sort: 'option2' } as const

function showAt(search: string): void {
  setAddress(`/projects${search}`)
  showScreen('/projects')
}

test('any text is read from the address as it was written [G6, G11]', () => {
  for (const text of ['日本', '🙂', 'a&b=c#d?e', '%00', '+', '"<>', '\\']) {
    showAt('?project=alder')
    openProject(text)
    expect(readProject(window.location.search)).toBe(text)
    const filters = { q: text, type: 'CLI App', tech: 'C++', sort: 'option3' } as const
    changeFilters(filters, choices)
    expect(readFilters(window.location.search, choices)).toEqual(filters)
  }
})

test.each([
  ['?utm=x&q=old&q=older', () => changeFilters({ q: ' new ' }, choices), '?utm=x&q=new'],
  ['?q=old&type=Web&tech=Go&sort=option3', () => changeFilters(defaults, choices), ''],
  ['?project=alder&type=Web', closeProject, '?type=Web'],
])(
  'other parameters of %s are kept, repeated ones are written once, defaults are left out [G6, G11]',
  (search, change, expected) => {
    showAt(search)
    change()
    expect(window.location.search).toBe(expected)
  },
)

test('closing a project goes a step back if it was opened here, also after its filters changed [G6]', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
  showAt('?project=alder')
  closeProject()
  expect([window.location.search, back.mock.calls.length]).toEqual(['', 0])
  openProject('alder')
  changeFilters({ type: 'Web' }, choices)
  closeProject()
  expect([window.location.search, back.mock.calls.length]).toEqual(['?project=alder&type=Web', 1])
})

test.each(['web', 'option1', '%zz', ''])(
  'the unknown type, technique and order "%s" fall back to the defaults [G10, G11, G15]',
  (value) => expect(readFilters(`?type=${value}&tech=${value}&sort=${value}`, choices)).toEqual(defaults),
)

test('a longer search than any title is cut [G8]', () => {
  expect(readFilters(`?q=${'a'.repeat(100_000)}`, choices).q).toHaveLength(SEARCH_MAX_LENGTH)
})
