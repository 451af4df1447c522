import sharp from 'sharp'
import { toServiceId } from '../../shared/addresses/service-path.ts'
import { findPictureKind, industryPictures } from '../../shared/values/pictures.ts'
import { toSlug } from '../../shared/values/slug.ts'
import type { Answers } from './answers.ts'
import type { Palette } from './make-palette.ts'

/** The mark of a company that has none yet: three bars in a window of 64 by 48. */
export const markPath = 'M4 10h56v8H4ZM4 28h38v8H4ZM4 46h20v8H4Z'

/** Neutral pictures by their path in the project, so that no page has a hole. The build makes their variants. */
export async function drawPictures(
  { services, people, industries }: Answers,
  palette: Palette,
): Promise<ReadonlyMap<string, Buffer>> {
  const paths = [
    '/images/hero/home.jpg',
    '/images/hero/home-tall.jpg',
    '/images/services/fallback.jpg',
    '/images/covers/default.jpg',
    '/images/avatars/default.png',
    ...services.map(({ name }) => `/images/services/${toServiceId(name)}.jpg`),
    ...people.map(({ name }) => `/images/team/${toSlug(name)}.jpg`),
    ...industries.flatMap(({ name }) => Object.values(industryPictures(toSlug(name)))),
  ]
  const pictures = paths.map(async (path, index) => {
    const kind = findPictureKind(path)
    if (kind === undefined) throw new Error(`no kind of picture has the path ${path}`)
    const picture = sharp(Buffer.from(drawShapes(kind.width, kind.height, index, palette)))
    return [
      `public${path}`,
      await (path.endsWith('.png') ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer(),
    ] as const
  })
  const icons = [
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const
  const drawn = icons.map(async ([path, size]) => {
    return [
      `public/${path}`,
      await sharp(Buffer.from(drawIcon(palette)), { density: 300 })
        .resize(size, size)
        .png()
        .toBuffer(),
    ] as const
  })
  const card = sharp(Buffer.from(drawShapes(1200, 630, 3, palette)))
    .png()
    .toBuffer()
  return new Map([
    ...(await Promise.all([...pictures, ...drawn])),
    ['public/images/social/default.png', await card] as const,
    ['public/favicon.svg', Buffer.from(drawIcon(palette))] as const,
    ['public/brand/mark.svg', Buffer.from(drawMark(palette))] as const,
    ['public/images/span.svg', Buffer.from(drawNothing())] as const,
    ['public/images/pier.svg', Buffer.from(drawNothing())] as const,
    [
      'public/favicon.ico',
      toIco(
        await sharp(Buffer.from(drawIcon(palette)))
          .resize(32, 32)
          .png()
          .toBuffer(),
      ),
    ] as const,
  ])
}

function drawShapes(width: number, height: number, seed: number, { light }: Palette): string {
  const size = Math.max(width, height)
  const at = (part: number) => (((seed + 1) * part) % 7) / 7
  const disc = (x: number, y: number, r: number, color: string | undefined, opacity: number) =>
    `<circle cx="${x * width}" cy="${y * height}" r="${r * size}" fill="${color}" fill-opacity="${opacity}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${light['surface-strong']}"/>${disc(0.75 + at(2) * 0.2, 0.1, 0.28, light['deep-bright'], 0.16)}${disc(0.8 + at(3) * 0.15, 1.1, 0.36, light.deep, 0.2)}${disc(0.85, 0.6 + at(5) * 0.2, 0.13, light.accent, 0.55)}</svg>`
}

function drawIcon({ light }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="12" fill="${light.deep}"/><path transform="translate(12 12) scale(.62)" fill="${light['accent-on-deep']}" d="${markPath}"/></svg>`
}

function drawMark({ light }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 8 64 48"><path fill="${light.accent}" d="${markPath}"/></svg>`
}

function drawNothing(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
}

/** An .ico file with one PNG image of 32 pixels; layout: learn.microsoft.com/previous-versions/ms997538. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}
