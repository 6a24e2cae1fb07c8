import { slugify } from '@/content/schema/slug'

test.each([
  ['Two  Words', 'two-words'],
  ['  Edges!  ', 'edges'],
  ['Café Über', 'cafe-uber'],
  ['ﬁne 2½', 'fine-21-2'],
  ['Žluťoučký kůň', 'zlutoucky-kun'],
  ['Żółta Łódź', 'zolta-lodz'],
  ['Straße Ærø', 'strasse-aero'],
  ['Привет, мир', 'привет-мир'],
  ['日本 の 鉄道', '日本-の-鉄道'],
  ['バグの本', 'バグの本'],
  ['한국어 사전', '한국어-사전'],
  ['हिन्दी शब्दकोश', 'हिन्दी-शब्दकोश'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['a?b&c=d#e%00', 'a-b-c-d-e-00'],
  ['C++20 & F# notes', 'c-plus-plus-20-f-sharp-notes'],
  ['Issue #12', 'issue-12'],
  ['🙂 ❤️ !', ''],
  ['1️⃣ First', '1-first'],
])('the title "%s" has the address "%s" [G6]', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
