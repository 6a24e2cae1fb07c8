import { findUnmarked } from '@/__tests__/support/unmarked'

test.each([
  ['a name of one letter', ['e'], 'e, example.com/e'],
  ['a text that is part of another', ['Map', 'Maps', 'Map of Maps'], 'Map of Maps · Maps'],
  ['the name of a network in an address', ['X'], 'X https://x.com/example?to=X'],
  [
    'a text with an address in it',
    ['See https://example.org/a/b for more'],
    'See https://example.org/a/b for more',
  ],
  ['a text that is cut', ['A long sentence about maps'], 'A long sentence…'],
])('%s counts as content [O8]', (_, content, text) => {
  expect(findUnmarked(content)(`«Word» ${text} «word»`)).toEqual([])
})

test('a word of the code is found, even if the content has its letters [O8]', () => {
  expect(findUnmarked(['e', 'x', 'com', 'Sav'])('«Close» Save example')).toEqual(['Save', 'example'])
})
