/** @jest-environment node */
import { heightOf, MODES, readOptions, WIDTHS } from '../../../scripts/shots/options'

const names = ['home', 'dialog']

test('without flags everything is wanted', () => {
  expect(readOptions([], names)).toEqual({ states: names, widths: WIDTHS, modes: MODES, scale: 1 })
})

test('each flag narrows, as often as it is given', () => {
  const argv = ['--only', 'dialog', '--width', '390', '--width=1366', '--mode', 'light', '--scale', '2']
  expect(readOptions(argv, names)).toEqual({
    states: ['dialog'],
    widths: [390, 1366],
    modes: ['light'],
    scale: 2,
  })
})

test('copies are written where a folder is given for them', () => {
  expect(readOptions(['--webp', 'docs/images'], names)).toMatchObject({ webp: 'docs/images' })
})

test.each([
  [['--only', 'dailog'], 'There is no state "dailog". There are: home, dialog.'],
  [['--width', 'wide'], '--width is "wide"; it is a whole number from 320 to 4000.'],
  [['--width', '100'], '--width is "100"'],
  [['--mode', 'grey'], '--mode is "grey"; it is dark or light.'],
  [['--scale', '0'], '--scale is "0"; it is a whole number from 1 to 3.'],
  [['--wdith', '390'], 'wdith'],
])('%j is refused with what there is', (argv, message) => {
  expect(() => readOptions(argv, names)).toThrow(message)
})

test('a width has the height of a usual screen', () => {
  expect([360, 768, 1440, 375, 1366].map(heightOf)).toEqual([640, 1024, 900, 844, 768])
})
