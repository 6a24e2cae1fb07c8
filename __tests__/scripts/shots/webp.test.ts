/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeCopies } from '@/scripts/shots/webp'

test('each picture gets a copy of two thirds of its size, named by state, width and mode', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'webp-'))
  mkdirSync(join(folder, 'dark'))
  const picture = { width: 390, height: 844, channels: 3 as const, background: '#20a785' }
  await sharp({ create: picture }).toFile(join(folder, 'dark/home-390.png'))
  const shot = {
    state: { name: 'home', path: '' },
    width: 390,
    mode: 'dark' as const,
    file: 'dark/home-390.png',
  }
  await writeCopies([shot], folder, join(folder, 'copies'))
  const { format, width, height } = await sharp(join(folder, 'copies/home-390-dark.webp')).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 260, height: 563 })
  rmSync(folder, { recursive: true })
})
