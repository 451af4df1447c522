import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { CardPicture } from '../../server/seo/social-card.ts'
import { cardSize, pictureBox } from './draw-card.ts'

/** What a card's file is made from. */
export type CardParts = { readonly svg: string; readonly picture: CardPicture; readonly publicFolder: string }

/** Who fetches previews gives up on heavy ones. */
const maxBytes = 60_000
/** The first that keeps the bound is taken. */
const qualities = [82, 76, 70, 64, 58] as const
const screenBox = { width: 400, height: 420, radius: 12 } as const

/** A name for the file that changes when anything in the picture does, the library that makes it included. */
export function fingerprint({ svg, picture, publicFolder }: CardParts): string {
  const hash = createHash('sha256').update(JSON.stringify([svg, picture, qualities, screenBox, sharp.versions]))
  for (const src of [picture.src, picture.screen]) {
    if (src !== undefined) hash.update(readFileSync(join(publicFolder, src)))
  }
  return hash.digest('base64url').slice(0, 10)
}

/** The card as a JPEG of at most 60 kB. Rejects when the smallest is larger. */
export async function renderCard({ svg, picture, publicFolder }: CardParts): Promise<Buffer> {
  const { left, top, width, height } = pictureBox
  const screen = picture.screen === undefined ? [] : [await standScreen(join(publicFolder, picture.screen))]
  const card = await sharp(join(publicFolder, picture.src))
    .resize(width, height, { fit: 'cover', position: picture.focus ?? 'centre' })
    .extend({ left, top, right: cardSize.width - left - width, bottom: cardSize.height - top - height })
    .composite([...screen, { input: Buffer.from(svg) }])
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (const quality of qualities) {
    const bytes = await sharp(card).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(`the preview picture with ${picture.src} is larger than ${maxBytes} bytes; choose a calmer picture`)
}

/** A picture of a screen, standing in the middle of the arch. */
async function standScreen(path: string): Promise<OverlayOptions> {
  const { data, info } = await sharp(path)
    .resize(screenBox.width, screenBox.height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { radius } = screenBox
  const corners = `M0 ${info.height}V${radius}a${radius} ${radius} 0 0 1 ${radius} -${radius}H${info.width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${info.height}Z`
  const mask = Buffer.from(`<svg width="${info.width}" height="${info.height}"><path d="${corners}"/></svg>`)
  const input = await sharp(data)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return {
    input,
    left: pictureBox.left + Math.round((pictureBox.width - info.width) / 2),
    top: pictureBox.top + pictureBox.height - info.height,
  }
}
