/** @jest-environment node */
import { checkMarkup } from '../../../../scripts/check/export/markup'
import { pageWith, siteWith } from '../../../support/site'

const faults = (body: string, head = '') =>
  checkMarkup(siteWith({ '/index.html': pageWith(body, head) })).map(({ fault }) => fault)

test('a sound page has no fault', () => {
  const head =
    '<link rel="canonical" href="https://me.example.com/"><meta property="og:url" content="https://me.example.com/">'
  expect(
    faults('<p id="a"></p><p id="b"></p><a target="_blank" rel="me noopener" href="/">x</a>', head),
  ).toEqual([])
})

test.each([
  ['<p id="a"></p><p id="a"></p><p id="a"></p>', 'the id "a" is given more than once'],
  ['<a target="_blank" href="/x">x</a>', '<a href="/x"> opens a new tab without rel="noopener"'],
  ['<p style="color:red">', '<p style="color:red"> is refused by the policy'],
  ['<button onclick="go()">', '<button onclick> is refused by the policy'],
])('%s is a fault', (body, fault) => {
  expect(faults(body)).toEqual([fault])
})

test('canonical and og:url must agree', () => {
  const head = '<link rel="canonical" href="https://a/"><meta property="og:url" content="https://b/">'
  expect(faults('', head)).toEqual(['canonical is https://a/, but og:url is https://b/'])
})

test('a page has one policy, and a strict one', () => {
  const second = `<meta http-equiv="content-security-policy" content="x">`
  expect(faults('', second)).toEqual(['has 2 content security policies, not one'])
  const site = siteWith({ '/x.html': pageWith('').replace("'none'", "'self' 'unsafe-inline'") })
  expect(checkMarkup(site)).toEqual([
    { file: '/x.html', fault: expect.stringContaining('lets too much through') },
  ])
})
