export type IconImage = { readonly size: number; readonly png: Buffer }

const headerBytes = 6
const entryBytes = 16

/** An .ico file of PNG images, which every browser in use reads; layout: learn.microsoft.com/previous-versions/ms997538. */
export function encodeIco(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = headerBytes + entryBytes * images.length
  const entries = images.map(image => {
    const entry = encodeEntry(image, offset)
    offset += image.png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...images.map(image => image.png)])
}

function encodeEntry({ size, png }: IconImage, offset: number): Buffer {
  const entry = Buffer.alloc(entryBytes)
  entry.writeUInt8(size, 0)
  entry.writeUInt8(size, 1)
  entry.writeUInt16LE(1, 4)
  entry.writeUInt16LE(32, 6)
  entry.writeUInt32LE(png.length, 8)
  entry.writeUInt32LE(offset, 12)
  return entry
}
