import sharp, { type OverlayOptions } from 'sharp'
import { expect, test } from 'vitest'
import { drawWords } from '../../../../build/social-cards/draw-words.ts'

const room = { left: 64, width: 556, top: 132, bottom: 526 }
const colors = { label: '#ffb000', title: '#ffffff', subtitle: '#cccccc' }
const picture = { src: '/images/covers/default.jpg' }

/** The parts of a card as boxes in pixels. */
async function layOut(card: { label?: string; title: string; subtitle?: string }, box: Partial<typeof room> = {}) {
  return (await drawWords({ ...card, picture }, { ...room, ...box }, colors)).map(toBox)
}

function toBox({ raw, left = 0, top = 0 }: OverlayOptions) {
  const { width = 0, height = 0 } = raw ?? {}
  return { left, top, width, height, bottom: top + height }
}

test('a short title is drawn large and a long one smaller, both standing on the bottom', async () => {
  const [[short], [long]] = [
    await layOut({ title: 'HELLO' }),
    await layOut({ title: 'WHICH OF MANY PROCESSES A COMPANY IMPROVES FIRST' }),
  ]
  expect(short?.height).toBeGreaterThan(60)
  // Four lines of at most 58 px.
  expect(long?.height).toBeLessThan(4 * 60)
  for (const box of [short, long]) expect(Math.abs((box?.bottom ?? 0) - room.bottom)).toBeLessThanOrEqual(1)
})

test('every part of a card lies within its room, below the one before', async () => {
  const boxes = await layOut({
    label: 'Blog · May 6, 2025',
    title: 'NEMT TRANSPORT',
    subtitle: 'Dispatching trips with AI',
  })
  expect(boxes).toHaveLength(3)
  for (const [index, { left, top, width, bottom }] of boxes.entries()) {
    expect(left).toBe(room.left)
    expect(width).toBeLessThanOrEqual(room.width)
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? room.top)
    expect(bottom).toBeLessThanOrEqual(room.bottom)
  }
})

test('the lines of a title are about equally wide', async () => {
  const [title] = await layOut({ title: 'Get AI out of the pilot and into the work' })
  // Filled one after the other they would be 64 px wider than they have to be.
  expect(title?.width).toBeLessThan(room.width - 64)
})

test('a word breaks after its hyphen only when it is wider than the line', async () => {
  const [one] = await layOut({ title: 'AI-assisted' })
  const [two] = await layOut({ title: 'AI-assisted AI-assisted' })
  expect(two?.width).toBe(one?.width)
  const [split] = await layOut({ title: 'retrieval-augmented' }, { width: 250 })
  expect(split?.width).toBeLessThanOrEqual(250)
})

test('words that do not fit in the smallest size are refused and quoted', async () => {
  const title = 'a very long title '.repeat(12).trim()
  await expect(layOut({ title })).rejects.toThrow(`"${title}" does not fit 556 × 394 px`)
  await expect(layOut({ title: 'incomprehensibilities' }, { width: 150 })).rejects.toThrow('does not fit')
  await expect(layOut({ label: 'Careers · '.repeat(9), title: 'Job' })).rejects.toThrow('does not fit')
  await expect(layOut({ title: 'Job' }, { top: room.bottom - 20 })).rejects.toThrow('does not fit')
})

test('letters are the typeface’s own, also those of other languages, and what it cannot draw is refused', async () => {
  const [own] = await drawWords({ title: 'Łódź & <b>', picture }, room, colors)
  const other = { text: '<span font_family="Sans" size="88pt">Łódź &amp; &lt;b></span>', width: room.width, dpi: 72 }
  const { width } = await sharp({ text: other }).metadata()
  expect(own?.raw?.width).toBeGreaterThan(20)
  expect(own?.raw?.width).not.toBe(width)
  await expect(layOut({ title: '漢' })).rejects.toThrow('the typeface has no "漢"')
})
