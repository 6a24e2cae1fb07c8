/** @jest-environment node */

import { sheetPage } from '../../../scripts/shots/sheet'
import { planShots } from '../../../scripts/shots/shot-list'
import { type State, states } from '../../../scripts/shots/states'

const home: State = { name: 'home', path: '' }
const menu: State = { name: 'menu', path: '', below: 768 }
const hover: State = { name: 'hover', path: '', from: 768 }
const print: State = { name: 'print', path: '', width: 673 }
const all = [home, menu, hover, print]
const wanted = {
  states: ['home', 'menu', 'hover', 'print'],
  widths: [390, 768],
  modes: ['dark'] as const,
  scale: 1,
}

test('a state is taken where it exists: the menu below 768, hovering from there, print at its own width', () => {
  expect(planShots(all, wanted).map(({ file }) => file)).toEqual([
    'dark/home-390.png',
    'dark/home-768.png',
    'dark/menu-390.png',
    'dark/hover-768.png',
    'dark/print-673.png',
  ])
})

test('only what is wanted is taken', () => {
  const files = planShots(all, { ...wanted, states: ['menu'], modes: ['light', 'dark'] })
  expect(files.map(({ file }) => file)).toEqual(['light/menu-390.png', 'dark/menu-390.png'])
})

test('the sheet shows every picture, says what it is, and leads to it', () => {
  const shots = planShots(all, { ...wanted, modes: ['dark', 'light'] })
  const page = sheetPage(shots)
  for (const { file, state, width, mode } of shots) {
    expect(page).toContain(`href="${file}">${state.name}, ${width} wide, ${mode}<`)
  }
})

test('the states have names of their own that do for files', () => {
  const names = states.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([])
})
