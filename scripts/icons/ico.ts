/**
 * A file of icons in several sizes, each a PNG (as every browser reads them).
 *
 * @param icons by their width in pixels, below 256
 */
export function icoOf(icons: ReadonlyMap<number, Buffer>): Buffer {
  const head = Buffer.alloc(6 + 16 * icons.size)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(icons.size, 4)
  let at = head.length
  for (const [i, [width, png]] of [...icons].entries()) {
    const entry = 6 + 16 * i
    head.writeUInt8(width, entry)
    head.writeUInt8(width, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  }
  return Buffer.concat([head, ...icons.values()])
}
