import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Site } from '../../shared/content/schemas/site.ts'
import { drawName, drawWords } from './draw-words.ts'
import type { SocialCard } from './social-card.ts'

/** Inputs that all cards share. */
export type DrawingSet = {
  readonly site: Pick<Site, 'name' | 'tagline'>
  /** Hex color of a role in the design. Throws for an unknown role. */
  readonly color: (role: string) => string
  /** SVG path of the mark on a grid of 64. */
  readonly markPath: string
}

export const cardSize = { width: 1200, height: 630 } as const
/** The box of the arch that shows the picture. */
export const pictureBox = { left: 664, top: 56, width: 472, height: 508 } as const

const margin = 64
const deck = { top: pictureBox.top + pictureBox.height, height: 6 } as const
const room = { left: margin, width: pictureBox.left - margin - 44, top: 132, bottom: deck.top - 38 } as const
/** The bridge of a card without a picture. */
const arcade = { top: 470, arches: [20, 260, 500, 740, 980], width: 200, spring: 590 } as const
const wideRoom = { ...room, width: cardSize.width - 2 * margin, bottom: arcade.top - 44 } as const

/** Reads the typeface, the colors and the mark that the site uses. */
export function readDrawingSet(root: string, site: Site): DrawingSet {
  const styles = 'client/styles/_tools.scss'
  const mark = 'public/brand/mark.svg'
  const colors = readFileSync(join(root, styles), 'utf8')
  return {
    site,
    color: role => find(new RegExp(`^  ${role}: (#[0-9a-f]{6}),`, 'm'), colors, `${styles} has no color "${role}"`),
    markPath: find(/ d="([^"]+)"/, readFileSync(join(root, mark), 'utf8'), `${mark} has no path`),
  }
}

function find(pattern: RegExp, text: string, fault: string): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(fault)
  return found
}

/** What all cards have: raw pixels of their size, with a transparent arch for the picture or an arcade in its place. */
export async function drawFrame({ site, color, markPath }: DrawingSet, hasPicture: boolean): Promise<Buffer> {
  const { width, height } = cardSize
  const arches = hasPicture ? arch() : drawArcade()
  const deckTop = hasPicture ? deck.top : arcade.top
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0.2" stop-color="${color('deep-strong')}"/><stop offset="1" stop-color="${color('link')}"/></linearGradient></defs>
<path fill="url(#ground)" fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${hasPicture ? arches : ''}"/>
<path fill="none" stroke="${color('accent-on-deep')}" stroke-width="${deck.height}" d="${arches}"/>
<path fill="${color('accent-on-deep')}" d="M0 ${deckTop}h${width}v${deck.height}h${-width}z"/>
<path fill="${color('accent-on-deep')}" transform="translate(${margin} 58) scale(0.75)" d="${markPath}"/>
</svg>`
  const name = await drawName(site.name, { left: margin + 62, top: 68 }, color('text-on-deep'))
  return sharp(Buffer.from(svg)).composite([name]).raw().toBuffer()
}

/** The words of a card, to be laid over its frame. Rejects when they do not fit. */
export function drawCardWords(card: SocialCard, color: DrawingSet['color']): Promise<readonly OverlayOptions[]> {
  const colors = { label: color('accent-on-deep'), title: color('text-on-deep'), subtitle: color('text-quiet-on-deep') }
  return drawWords(card, card.picture === undefined ? wideRoom : room, colors)
}

/** Its piers stand below the card. */
function drawArcade(): string {
  const { arches, width, spring } = arcade
  const { height } = cardSize
  return arches.map(left => `M${left} ${height}V${spring}a${width / 2} 80 0 0 1 ${width} 0V${height}`).join('')
}

/** The same shape as `arch` in client/styles/_tools.scss. */
function arch(): string {
  const { left, top, width, height } = pictureBox
  const [rx, ry] = [width / 2, height * 0.34]
  return `M${left} ${top + height}V${top + ry}a${rx} ${ry} 0 0 1 ${width} 0V${top + height}Z`
}
