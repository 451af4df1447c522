import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardSize, drawCard, pictureBox, readDrawingSet } from '../../../../build/social-cards/draw-card.ts'
import { fingerprint, renderCard } from '../../../../build/social-cards/generate-cards.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const drawing = readDrawingSet(process.cwd(), siteLibrary.siteData.site)
const card = { label: 'Contact', title: 'Contact Us', picture: { src: '/images/covers/default.jpg' } }

function toParts(change: Partial<typeof card> = {}) {
  const changed = { ...card, ...change }
  return { svg: drawCard(changed, drawing), picture: changed.picture, publicFolder: 'public' }
}

/** The color of one pixel, as #rrggbb. */
async function colorAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

/** Whether two colors differ by no more than JPEG makes them. */
function expectAlike(color: string, expected: string): void {
  for (const start of [1, 3, 5]) {
    const [one, other] = [color, expected].map(hex => Number.parseInt(hex.slice(start, start + 2), 16))
    expect(Math.abs((one ?? 0) - (other ?? 0)), `${color} beside ${expected}`).toBeLessThan(12)
  }
}

test('a card is drawn in the design’s colors, with the picture’s own in the arch', async () => {
  const bytes = await renderCard(toParts())
  expectAlike(await colorAt(bytes, 4, 4), drawing.color('deep-strong'))
  expectAlike(await colorAt(bytes, 30, pictureBox.top + pictureBox.height + 3), drawing.color('accent-on-deep'))
  const { width, height, left, top } = pictureBox
  const picture = await sharp('public/images/covers/default.jpg')
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  expectAlike(await colorAt(bytes, left + 236, top + 60), await colorAt(picture, 236, 60))
})

test('a card is a JPEG of the size that other sites ask for', async () => {
  const bytes = await renderCard(toParts())
  const { width, height, format } = await sharp(bytes).metadata()
  expect({ width, height, format }).toEqual({ ...cardSize, format: 'jpeg' })
  expect(bytes.length).toBeLessThanOrEqual(60_000)
})

test('the words of a card are outlines, so that every machine draws the same typeface', () => {
  const { svg } = toParts()
  expect(svg).not.toMatch(/<text|font-family/)
  expect(svg.match(/<path/g)).toHaveLength(7)
})

test('the hash of a card changes only when its words or its picture change', () => {
  const name = fingerprint(toParts())
  expect(fingerprint(toParts())).toBe(name)
  expect(fingerprint(toParts({ title: 'Contact us' }))).not.toBe(name)
  expect(fingerprint(toParts({ picture: { src: '/images/covers/blog-5.jpg' } }))).not.toBe(name)
})

test('a color role that the design does not have stops the build', () => {
  expect(() => drawing.color('mauve')).toThrow('client/styles/_tools.scss has no color "mauve"')
})
