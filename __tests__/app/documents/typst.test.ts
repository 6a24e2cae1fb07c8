import { relative } from 'node:path'
import sharp, { type Region } from 'sharp'
import { plantedContent, rawContent, siteFixture } from '@/__tests__/support/content'
import { temporaryFolder } from '@/__tests__/support/temporary-folder'
import { shortenAddress } from '@/app/documents/fonts'
import { getCardTexts, renderSocialCard } from '@/app/documents/social-card'
import { imagesFolder } from '@/content/schema/raw'

// One suite for everything typeset except the resume, because the typesetter starts slowly.
jest.setTimeout(180_000)

/** Returns the statistics of a part, which is a picture first: Sharp measures whole inputs. */
const statsOf = async (picture: Uint8Array, part: Region) =>
  sharp(await sharp(picture).extract(part).toBuffer()).stats()

test.each<[string, Partial<typeof rawContent.profile>]>([
  ['far too much', { name: 'n'.repeat(200), title: 'Senior '.repeat(70), intro: 'I am quick. '.repeat(250) }],
  ['only a name', { title: undefined, intro: undefined }],
  ['Hebrew', { name: 'נועה ורדל', intro: 'אני בונה (מהר) ובודקת' }],
])('a social card of at most 300 kB shows text for %s [O1]', async (_, profile) => {
  const content = plantedContent({ profile: { ...rawContent.profile, portrait: undefined, ...profile } })
  const card = await renderSocialCard(content, siteFixture)
  expect(card.length).toBeLessThan(300_000)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const { isOpaque, entropy } = await statsOf(card, { left: 40, top: 40, width: 700, height: 540 })
  expect({ isOpaque, isDrawn: entropy > 1 }).toEqual({ isOpaque: true, isDrawn: true })
})

const path = temporaryFolder()

test('the card shows a black portrait on a transparent ground [O1]', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"><path d="M160 0h160v400H160z"/></svg>'
  await sharp(Buffer.from(drawing)).png().toFile(path('ink.png'))
  const content = plantedContent()
  content.profile.portrait = { file: relative(imagesFolder, path('ink.png')), alt: 'Ink' }
  const card = await renderSocialCard(content, siteFixture)
  const { dominant } = await statsOf(card, { left: 80, top: 460, width: 40, height: 100 })
  expect(dominant.r).toBeGreaterThan(200)
})

test('long texts of the card are cut after a word', () => {
  const profile = { ...rawContent.profile, name: 'n'.repeat(101), intro: 'I am quick, '.repeat(50) }
  const content = plantedContent({ profile })
  const { title, lead } = getCardTexts(content)
  expect(title).toBe(`${'n'.repeat(99)}…`)
  expect(lead).toMatch(/quick, I am…$/)
})

test.each([
  ['https://www.example.org/', 'example.org'],
  ['https://müller.example:8080/', 'müller.example:8080'],
  ['https://example.org/%C3%BCber-mich', 'example.org/über-mich'],
  // This escape would change the address.
  ['https://example.org/a%2Fb', 'example.org/a%2Fb'],
  // The fonts lack these letters.
  ['https://xn--fiqs8s.example/%E4%B8%AD', 'xn--fiqs8s.example/%E4%B8%AD'],
])('the address %s is printed as %s', (address, written) => {
  expect(shortenAddress(address)).toBe(written)
})
