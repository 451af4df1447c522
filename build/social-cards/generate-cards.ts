import { createHash } from 'node:crypto'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import type { Library } from '../../shared/content/library.ts'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'
import { type Cache, readOrMake } from '../cache/cache.ts'
import { cardSize, type DrawingSet, drawCardWords, drawFrame, pictureBox } from './draw-card.ts'
import { type CardPicture, type SocialCard, toSocialCard } from './social-card.ts'

export type GeneratedCard = {
  /** The page's canonical path. */
  readonly page: string
  /** The picture's path, which contains a hash. */
  readonly path: string
  readonly bytes: Uint8Array
}

type Work = {
  readonly library: Library
  readonly drawing: DrawingSet
  /** A picture of the site by its path. */
  readonly readPicture: (path: string) => Promise<Uint8Array>
  readonly cache: Cache
}

const concurrency = 4

/** The preview pictures of all pages. Rejects with the list of pages whose words do not fit. */
export async function generateCards({ library, drawing, readPicture, cache }: Work): Promise<readonly GeneratedCard[]> {
  const frames = { picture: await drawFrame(drawing, true), none: await drawFrame(drawing, false) }
  const waiting = [...(await listCards(library))]
  const cards: GeneratedCard[] = []
  const faults: string[] = []
  const runWorker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { page, card } = next
      const frame = card.picture === undefined ? frames.none : frames.picture
      const pictures = await Promise.all(listPictures(card).map(readPicture))
      const inputs = [JSON.stringify(card), createHash('sha256').update(frame).digest(), ...pictures]
      try {
        const bytes = await readOrMake(cache, inputs, () => renderCard(card, { frame, drawing, readPicture }))
        cards.push({ page, path: toPath(page, bytes), bytes })
      } catch (error) {
        faults.push(`  ${page}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker))
  if (faults.length > 0) throw new Error(`preview pictures cannot be drawn; shorten the titles:\n${faults.join('\n')}`)
  return cards.sort((a, b) => a.page.localeCompare(b.page))
}

async function listCards(library: Library): Promise<readonly { readonly page: string; readonly card: SocialCard }[]> {
  const cards: { page: string; card: SocialCard }[] = []
  for (const { path: page } of await listPages(library)) {
    const result = await loadPage(library, resolveAddress({ pathname: page, search: '' }), new Date(0))
    if (result.kind === 'redirect' || result.page.meta.canonicalPath !== page) continue
    cards.push({ page, card: toSocialCard(result.page, library.siteData.site) })
  }
  return cards
}

function listPictures({ picture }: SocialCard): readonly string[] {
  return [picture?.src, picture?.screen].filter(src => src !== undefined)
}

function toPath(page: string, bytes: Uint8Array): string {
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')
  return `/og/${name}-${createHash('sha256').update(bytes).digest('base64url').slice(0, 10)}.jpg`
}

/** Other sites ignore large preview pictures. */
const maxBytes = 60_000
/** JPEG qualities, tried until the file is small enough. */
const qualities = [82, 76, 70, 64, 58] as const
const screenBox = { width: 400, height: 420, radius: 12 } as const

type Drawing = Pick<Work, 'drawing' | 'readPicture'> & { readonly frame: Buffer }

/** The card as a JPEG of at most 60 kB. Rejects when its words do not fit or no quality is small enough. */
export async function renderCard(card: SocialCard, { frame, drawing, readPicture }: Drawing): Promise<Buffer> {
  const { picture } = card
  if (picture?.isWhole) return encode(await placeWhole(await readPicture(picture.src), drawing.color('page')), picture)
  const words = await drawCardWords(card, drawing.color)
  const screen = picture?.screen === undefined ? [] : [await placeScreen(await readPicture(picture.screen))]
  const ground = picture === undefined ? drawGround() : placePicture(picture, await readPicture(picture.src))
  const data = await ground
    .composite([...screen, { input: frame, raw: { ...cardSize, channels: 4 } }, ...words])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encode(data, picture)
}

/** Raw pixels of a card. */
async function encode(data: Buffer, picture: CardPicture | undefined): Promise<Buffer> {
  for (const quality of qualities) {
    // mozjpeg would save 6 % of the bytes and take most of the time of a card.
    const bytes = await sharp(data, { raw: { ...cardSize, channels: 3 } })
      .jpeg({ quality, progressive: true })
      .toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  throw new Error(
    `the preview picture with ${picture?.src} is larger than ${maxBytes} bytes; choose a picture with less detail`,
  )
}

/** A picture on a ground, uncropped. */
function placeWhole(bytes: Uint8Array, background: string): Promise<Buffer> {
  return sharp(bytes)
    .resize({ ...cardSize, fit: 'contain', background })
    .flatten({ background })
    .raw()
    .toBuffer()
}

/** For the frame without an arch to see through. */
function drawGround(): Sharp {
  return sharp({ create: { ...cardSize, channels: 3, background: 'black' } })
}

/** A picture at the place of the arch. */
function placePicture({ focus }: CardPicture, bytes: Uint8Array): Sharp {
  const { left, top, width, height } = pictureBox
  return sharp(bytes)
    .resize(width, height, { fit: 'cover', position: focus ?? 'centre' })
    .extend({ left, top, right: cardSize.width - left - width, bottom: cardSize.height - top - height })
}

/** A screenshot with rounded corners, centered at the bottom of the arch. */
async function placeScreen(bytes: Uint8Array): Promise<OverlayOptions> {
  const { data, info } = await sharp(bytes)
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
