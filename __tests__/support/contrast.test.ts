/** @jest-environment node */
import { contrastOf, luminanceOf } from './contrast'

test('black on white is 21:1, in either order, and a colour on itself 1:1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrastOf('#20a785', '#20a785')).toBe(1)
})

test('the grey that WCAG names as the lightest legible on white is just above 4.5:1', () => {
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5)
})

test.each(['#fff', 'white', '#12345', '#20a785ff'])('%s is refused', (colour) => {
  expect(() => luminanceOf(colour)).toThrow(`"${colour}" is not a colour of the form #rrggbb.`)
})
