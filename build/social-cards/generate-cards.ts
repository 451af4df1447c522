import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { resolveAddress } from '../../shared/addresses/resolve-address.ts'
import type { Library } from '../../shared/content/library.ts'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { loadPage } from '../../shared/site-pages/pages.ts'
import { cardSize, type DrawingSet, drawCard, pictureBox } from './draw-card.ts'
import { type CardPicture, toSocialCard } from './social-card.ts'

export type GeneratedCard = {
  /** The page's canonical path. */
  readonly page: string
  /** The picture's path, which contains a hash. */
  readonly path: string
  readonly bytes: Buffer
}

type Work = {
  readonly library: Library
  readonly drawing: DrawingSet
  readonly publicFolder: string
  /** Cards of earlier builds by their hash. */
  readonly cacheFolder: string
}

type Drawn = CardParts & { readonly page: string }

const concurrency = 4

/** The preview pictures of all pages. Rejects with the list of pages whose words do not fit. */
export async function generateCards(work: Work): Promise<readonly GeneratedCard[]> {
  await mkdir(work.cacheFolder, { recursive: true })
  const waiting = [...(await drawCards(work))]
  const cards: GeneratedCard[] = []
  const runWorker = async () => {
    for (let drawn = waiting.pop(); drawn !== undefined; drawn = waiting.pop())
      cards.push(await generateCard(drawn, work))
  }
  await Promise.all(Array.from({ length: concurrency }, runWorker))
  return cards.sort((a, b) => a.page.localeCompare(b.page))
}

async function drawCards({ library, drawing, publicFolder }: Work): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = []
  const faults: string[] = []
  for (const { path: page } of await listPages(library)) {
    const result = await loadPage(library, resolveAddress({ pathname: page, search: '' }), new Date(0))
    if (result.kind === 'redirect' || result.page.meta.canonicalPath !== page) continue
    const card = toSocialCard(result.page, library.siteData.site)
    try {
      drawn.push({ page, svg: drawCard(card, drawing), picture: card.picture, publicFolder })
    } catch (error) {
      faults.push(`  ${page}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (faults.length > 0) throw new Error(`preview pictures cannot be drawn; shorten the titles:\n${faults.join('\n')}`)
  return drawn
}

async function generateCard({ page, ...parts }: Drawn, { cacheFolder }: Work): Promise<GeneratedCard> {
  const key = fingerprint(parts)
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')
  const cached = join(cacheFolder, `${key}.jpg`)
  const path = `/og/${name}-${key}.jpg`
  const earlier = await readFile(cached).catch(() => undefined)
  if (earlier !== undefined) return { page, path, bytes: earlier }
  const bytes = await renderCard(parts)
  await writeFile(cached, bytes)
  return { page, path, bytes }
}

/** The inputs of a card's file. */
export type CardParts = { readonly svg: string; readonly picture: CardPicture; readonly publicFolder: string }

/** Other sites ignore large preview pictures. */
const maxBytes = 60_000
/** JPEG qualities, tried until the file is small enough. */
const qualities = [82, 76, 70, 64, 58] as const
const screenBox = { width: 400, height: 420, radius: 12 } as const

/** A hash of everything that the picture depends on, including the version of sharp. */
export function fingerprint({ svg, picture, publicFolder }: CardParts): string {
  const hash = createHash('sha256').update(JSON.stringify([svg, picture, qualities, screenBox, sharp.versions]))
  for (const src of [picture.src, picture.screen]) {
    if (src !== undefined) hash.update(readFileSync(join(publicFolder, src)))
  }
  return hash.digest('base64url').slice(0, 10)
}

/** The card as a JPEG of at most 60 kB. Rejects when no quality is small enough. */
export async function renderCard({ svg, picture, publicFolder }: CardParts): Promise<Buffer> {
  const { left, top, width, height } = pictureBox
  const screen = picture.screen === undefined ? [] : [await placeScreen(join(publicFolder, picture.screen))]
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
  throw new Error(
    `the preview picture with ${picture.src} is larger than ${maxBytes} bytes; choose a picture with less detail`,
  )
}

/** A screenshot with rounded corners, centered at the bottom of the arch. */
async function placeScreen(path: string): Promise<OverlayOptions> {
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
