import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardSize, drawFrame, pictureBox, readDrawingSet } from '../../../../build/social-cards/draw-card.ts'
import { generateCards, renderCard } from '../../../../build/social-cards/generate-cards.ts'
import type { SocialCard } from '../../../../build/social-cards/social-card.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const drawing = readDrawingSet(process.cwd(), siteLibrary.siteData.site)
/** The build draws pictures of charts before their cards. */
const readPicture = async (path: string) =>
  path.startsWith('/charts/') ? Buffer.from(path) : readFile(`public${path}`)
const card = { label: 'Contact', title: 'Contact Us', picture: { src: '/images/covers/default.jpg' } }

async function drawOne(change: Partial<SocialCard> = {}) {
  const changed = { ...card, ...change }
  const frame = await drawFrame(drawing, changed.picture !== undefined)
  return renderCard(changed, { frame, drawing, readPicture })
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
  const bytes = await drawOne()
  expectAlike(await colorAt(bytes, 4, 4), drawing.color('deep-strong'))
  expectAlike(await colorAt(bytes, 30, pictureBox.top + pictureBox.height + 3), drawing.color('accent-on-deep'))
  const { width, height, left, top } = pictureBox
  const picture = await sharp('public/images/covers/default.jpg')
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
  expectAlike(await colorAt(bytes, left + 236, top + 60), await colorAt(picture, 236, 60))
})

test('a card without a picture has an arcade under its words, which have its whole width', async () => {
  const bytes = await drawOne({ picture: undefined, title: 'What we would ask of a supplier before we sign' })
  const colorOfDeck = (left: number) => colorAt(bytes, left, 473)
  for (const left of [20, 600, 1180]) expectAlike(await colorOfDeck(left), drawing.color('accent-on-deep'))
  const { channels } = await sharp(bytes).extract({ left: 700, top: 250, width: 300, height: 160 }).stats()
  expect(channels[0]?.max).toBeGreaterThan(200)
})

test('a card is a JPEG of the size that other sites ask for', async () => {
  const bytes = await drawOne()
  const { width, height, format } = await sharp(bytes).metadata()
  expect({ width, height, format }).toEqual({ ...cardSize, format: 'jpeg' })
  expect(bytes.length).toBeLessThanOrEqual(60_000)
})

test('the words of a card stand beside its picture', async () => {
  const [short, long] = [await drawOne(), await drawOne({ title: 'Which of many processes a company improves first' })]
  const region = { left: 64, top: 300, width: 500, height: 220 }
  const [one, other] = await Promise.all(
    [short, long].map(async bytes => (await sharp(bytes).extract(region).stats()).channels[0]),
  )
  // White letters on a dark ground.
  expect(one?.max).toBeGreaterThan(200)
  expect(other?.max).toBeGreaterThan(200)
  expect(short.equals(long)).toBe(false)
})

test('the address of a card has a hash of its file, and a card in the cache is not drawn', async () => {
  const generate = (earlier: string) => {
    const cache = { read: () => Buffer.from(earlier), write: () => {} }
    return generateCards({ library: siteLibrary, drawing, readPicture, cache })
  }
  const [first, second] = [await generate('one'), await generate('other')]
  for (const { path } of first) expect(path).toMatch(/^\/og\/[a-z0-9-]+-[\w-]{10}\.jpg$/)
  expect(second.map(({ page }) => page)).toEqual(first.map(({ page }) => page))
  expect(second.map(({ path }) => path)).not.toEqual(first.map(({ path }) => path))
  expect(new Set(second.map(({ bytes }) => String(bytes)))).toEqual(new Set(['other']))
})

test('a color role that the design does not have stops the build', () => {
  expect(() => drawing.color('mauve')).toThrow('client/styles/_tools.scss has no color "mauve"')
})
