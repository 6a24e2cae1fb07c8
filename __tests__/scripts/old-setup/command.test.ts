import { runProgram } from '@/scripts/commands/program'
import { applyChanges } from '@/scripts/content-source/changes'
import { setUp } from '@/scripts/old-setup/command'
import { agree, askForProfile } from '@/scripts/old-setup/questions'

jest.mock('@/content/words', () => jest.requireActual('@/__tests__/support/english-words').englishWords())
jest.mock('@/scripts/commands/program')
jest.mock('@/scripts/content-source/changes')
jest.mock('@/scripts/old-setup/questions', () => ({ agree: jest.fn(), askForProfile: jest.fn() }))
jest.mock('@/scripts/old-setup/plan', () => ({
  planSetup: () => ({
    changes: new Map([['content/profile.ts', '']]),
    content: { profile: { name: 'สมชาย' } },
    notes: [],
    byHand: [],
  }),
}))

const options = { from: [], name: 'สมชาย', yes: true, verbose: false, fonts: false, 'no-picture': true }
let events: string[]
beforeEach(() => {
  events = []
  jest.spyOn(console, 'log').mockImplementation((line) => void events.push(line))
  jest.mocked(applyChanges).mockImplementation(() => void events.push('writes'))
  jest.mocked(runProgram).mockImplementation(() => {
    events.push('installs')
    return false
  })
})

test('if a font cannot be installed, the output shows that content/ is written [O6]', async () => {
  await expect(setUp(options)).rejects.toThrow(/^npm could not install @expo-google-fonts\/noto-sans-thai,/)
  expect(events.slice(-4)).toEqual([
    'writes',
    'content/ is written.',
    expect.stringMatching(/^Installing @expo-google-fonts\/noto-sans-thai for letters/),
    'installs',
  ])
})

test('every question comes before the first change [O6]', async () => {
  Object.defineProperty(process.stdin, 'isTTY', { value: true, configurable: true })
  jest.mocked(askForProfile).mockImplementation(async (known) => known)
  jest.mocked(agree).mockImplementation(async (question) => {
    events.push(question)
    return true
  })
  await expect(setUp({ ...options, yes: false })).rejects.toThrow(/^npm could not install/)
  const questions = events.filter((event) => event.endsWith('?') || event.startsWith('Write this?'))
  expect(questions).toEqual([
    expect.stringMatching(/^Write this\?/),
    expect.stringMatching(/^The resume and the cards need a font/),
  ])
  expect(events.indexOf(questions[1] ?? '')).toBeLessThan(events.indexOf('writes'))
})
