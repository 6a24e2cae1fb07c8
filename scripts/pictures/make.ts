import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import type { Picture } from '../../components/lib/picture'
import { encode } from './encode'
import { filesOf, type Original } from './picture-files'
import { readable, readOriginal, resized } from './read'
import { openStore, type Store } from './store'

export interface MakeOptions {
  /** Folder of the originals. */
  from: string
  /** Folder the site serves. Files that no picture needs any more are removed. */
  to: string
  /** Folder kept between builds. */
  cache: string
}

type MadePicture = Omit<Picture, 'alt'>
export type PictureManifest = Record<string, MadePicture>

interface Made {
  /** Sizes and files of each picture, by its path. */
  manifest: PictureManifest
  /** How many files had to be encoded. */
  encoded: number
  /** Messages for the owner, one sentence each. */
  notes: string[]
}

/**
 * Makes all files of the originals, taking from the cache what was made before. Each file is within its budget,
 * whatever the original weighs (O5).
 *
 * @throws when files cannot be read as pictures, naming each of them
 */
export async function makePictures(originals: readonly Original[], options: MakeOptions): Promise<Made> {
  const store = await openStore(options.cache, options.to)
  const made = new Map<string, MadePicture>()
  const notes: string[] = []
  const faults: string[] = []
  let encoded = 0

  async function makeOne(original: Original) {
    const { picture, bytes, moves } = await readOriginal(original, options.from)
    if (moves) notes.push(`content/images/${original.file} is animated: only its first frame is shown.`)
    if (picture.kind === 'drawing') {
      made.set(original.file, picture)
      await store.keep(`${picture.id}.svg`, bytes)
      await store.serve(`${picture.id}.svg`)
      return
    }
    const settled = await settle(original, await settledBefore(picture, store), bytes, store)
    made.set(original.file, settled.picture)
    encoded += settled.encoded
    for (const { name } of filesOf(settled.picture)) await store.serve(name)
  }
  // One picture for each processor, because one encoder alone does not use them all.
  sharp.concurrency(1)
  const waiting = originals.values()
  const worker = async () => {
    for (const original of waiting) {
      await makeOne(original).catch((error: Error) => faults.push(error.message))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  if (faults.length > 0) throw new Error(faults.toSorted().join('\n'))
  await store.tidy()
  // In the order of the content, not of completion, so that the same sources give the same bytes.
  const manifest = Object.fromEntries(originals.map(({ file }) => [file, made.get(file)]))
  return { manifest: manifest as PictureManifest, encoded, notes: notes.toSorted() }
}

/** Encodes one original into the store, in the largest size in which each of its files is within its budget. */
async function settle(
  original: Original,
  picture: MadePicture,
  bytes: Buffer,
  store: Store,
): Promise<{ picture: MadePicture; encoded: number }> {
  let encoded = 0
  for (const file of filesOf(picture)) {
    if (store.has(file.name)) continue
    const made = await readable(`content/images/${original.file}`, () => encode(bytes, file, original.first))
    if ('narrower' in made) {
      const { width, height } = resized(picture, made.narrower / picture.width)
      // Stored, because finding this size again would cost each build the encodings that turned out too heavy.
      await store.keep(sizeFile(picture), JSON.stringify({ width, height }))
      const rest = await settle(original, { ...picture, width, height }, bytes, store)
      return { picture: rest.picture, encoded: encoded + rest.encoded }
    }
    await store.keep(file.name, made.bytes)
    encoded += 1
  }
  return { picture, encoded }
}

/** The picture in the size that an earlier build came to. */
async function settledBefore(picture: MadePicture, store: Store): Promise<MadePicture> {
  if (!store.has(sizeFile(picture))) return picture
  const size: Pick<Picture, 'width' | 'height'> = JSON.parse(String(await store.read(sizeFile(picture))))
  return { ...picture, ...size }
}

const sizeFile = ({ id }: MadePicture) => `${id}.json`
