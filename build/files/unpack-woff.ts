import { inflateSync } from 'node:zlib'

const headerBytes = { woff: 44, font: 12 } as const
const entryBytes = { woff: 20, font: 16 } as const

/** The font in a WOFF file, whose tables are compressed one by one: https://www.w3.org/TR/WOFF/. Throws for other files. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('is not a WOFF file')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  const depth = Math.floor(Math.log2(count))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** depth * entryBytes.font, 6)
  font.writeUInt16BE(depth, 8)
  font.writeUInt16BE((count - 2 ** depth) * entryBytes.font, 10)
  let end = headerBytes.font + count * entryBytes.font
  for (let index = 0; index < count; index++) {
    const source = headerBytes.woff + index * entryBytes.woff
    const target = headerBytes.font + index * entryBytes.font
    const [start, packedLength, length] = [4, 8, 12].map(at => woff.readUInt32BE(source + at))
    if (start === undefined || packedLength === undefined || length === undefined) throw new Error('is cut short')
    const packed = woff.subarray(start, start + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    // Tag and checksum stay; the offset is the new one.
    woff.copy(font, target, source, source + 4)
    woff.copy(font, target + 4, source + 16, source + 20)
    font.writeUInt32BE(end, target + 8)
    font.writeUInt32BE(length, target + 12)
    table.copy(font, end)
    // Tables begin at multiples of four.
    end += Math.ceil(length / 4) * 4
  }
  return font
}
