import { inflateSync } from 'node:zlib'

/**
 * Unpacks a WOFF file (W3C WOFF 1.0) once: fontkit unpacks a whole table again for every glyph it reads.
 *
 * @returns the font as it was before it was packed; other files as they are
 */
export function unpacked(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file
  const count = file.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  // The rest of the head serves a binary search that no reader of today needs: the largest power of two, and its kin.
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Uint8Array[] = [head]
  let at = head.length
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i
    const from = file.readUInt32BE(entry + 4)
    const packedLength = file.readUInt32BE(entry + 8)
    const length = file.readUInt32BE(entry + 12)
    const packed = file.subarray(from, from + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const record = 12 + 16 * i
    file.copy(head, record, entry, entry + 4)
    file.copy(head, record + 4, entry + 16, entry + 20)
    head.writeUInt32BE(at, record + 8)
    head.writeUInt32BE(length, record + 12)
    parts.push(table, Buffer.alloc(-length & 3))
    at += length + (-length & 3)
  }
  return Buffer.concat(parts)
}
