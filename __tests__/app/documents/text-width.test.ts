import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

/** Measures names in another process, because Jest cannot load HarfBuzz. */
function measureNames(names: readonly string[], lang = 'en'): number[] {
  const script = `
    const { createJiti } = await import('jiti')
    const jiti = createJiti(${JSON.stringify(resolve('index.js'))}, { tsconfigPaths: true })
    const { measureName } = await jiti.import('./app/documents/text-width.ts')
    console.log(JSON.stringify(await Promise.all(process.argv.slice(1).map((name) => measureName(name, '${lang}')))))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script, ...names])
  return JSON.parse(String(output))
}

test('the measured width of a name is that in a browser, and no less for letters that no font has [I1]', () => {
  // As Chromium sets them. Without kerning the third one would be 5.427.
  const known = { 'Noa Verdel': 5.045, 'Inês Aravena': 6, 'AVATAR Tjo': 5.135 }
  const widths = measureNames([...Object.keys(known), '山田太郎'])
  for (const [i, width] of Object.values(known).entries()) expect((widths[i] ?? 0) / width).toBeCloseTo(1, 2)
  expect(widths.at(-1)).toBe(4)
  // Pages in Japanese have no letter spacing, which is -0.04 em between the other letters.
  const [spaced = 0] = widths
  const [unspaced = 0] = measureNames(['Noa Verdel'], 'ja')
  expect(unspaced - spaced).toBeCloseTo(9 * 0.04, 3)
})
