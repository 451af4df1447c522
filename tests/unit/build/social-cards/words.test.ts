import { expect, test } from 'vitest'
import { breakLines, layOutWords } from '../../../../build/social-cards/lay-out-words.ts'
import { openTypeface, type TextStyle } from '../../../../build/social-cards/typeface.ts'

const measure = (line: string) => line.length * 10
const room = { width: 556, top: 132, bottom: 520 }
const picture = { src: '/images/covers/default.jpg' }
/** Half as wide as high. */
const measureStyled = (text: string, { size }: TextStyle) => text.length * size * 0.5

function breakText(text: string, { width = 200, maxLines = 4 } = {}) {
  return breakLines({ text, measure, width, maxLines })
}

test('a text takes as few lines as it needs, about equally wide', () => {
  expect(breakText('one two three four five six')).toEqual(['one two three', 'four five six'])
})

test('a text that fits one line stays in one', () => {
  expect(breakText('one two three four')).toEqual(['one two three four'])
})

test('a text that needs more lines than allowed does not fit', () => {
  expect(breakText('one two three four five six', { maxLines: 1 })).toBeUndefined()
})

test('a word that is wider than the line breaks after its hyphen', () => {
  expect(breakText('retrieval-augmented work')).toEqual(['retrieval-augmented', 'work'])
  expect(breakText('retrieval-augmented work', { width: 150 })).toEqual(['retrieval-', 'augmented work'])
})

test('a word that ends with a hyphen keeps the space after it', () => {
  expect(breakText('pre- and postwork')).toEqual(['pre- and postwork'])
})

test('a word that is wider than the line and has no hyphen does not fit', () => {
  expect(breakText('incomprehensibilities', { width: 150 })).toBeUndefined()
})

test('a short title is drawn large and a long one smaller, both standing on the bottom', () => {
  const [short] = layOutWords({ title: 'Contact Us', picture }, room, measureStyled)
  const long = layOutWords({ title: 'Which of many processes a company improves first', picture }, room, measureStyled)
  expect(short).toMatchObject({ text: 'Contact Us', y: room.bottom })
  expect(long.at(-1)?.y).toBe(room.bottom)
  expect(short?.style.size).toBeGreaterThan(long[0]?.style.size ?? 0)
})

test('every line of a card lies within its room, the label first', () => {
  const card = { label: 'Blog · May 6, 2025', title: 'NEMT TRANSPORT', subtitle: 'DISPATCHING TRIPS WITH AI', picture }
  const lines = layOutWords(card, room, measureStyled)
  expect([...new Set(lines.map(({ part }) => part))]).toEqual(['label', 'title', 'subtitle'])
  for (const { text, style, y } of lines) {
    expect(measureStyled(text, style)).toBeLessThanOrEqual(room.width)
    expect(y - style.size * 0.72).toBeGreaterThanOrEqual(room.top)
  }
})

test('words that do not fit in the smallest size are refused and quoted', () => {
  const title = 'a very long title '.repeat(12).trim()
  expect(() => layOutWords({ title, picture }, room, measureStyled)).toThrow(`"${title}" does not fit 556 × 388 px`)
})

test('words are smaller in a lower box, and refused when it is too low', () => {
  const words = { title: 'Which process', picture }
  const sizeIn = (top: number) => layOutWords(words, { ...room, top }, measureStyled)[0]?.style.size ?? 0
  expect(sizeIn(room.bottom - 45)).toBeLessThan(sizeIn(room.top))
  expect(() => sizeIn(room.bottom - 20)).toThrow('does not fit')
})

test('a label that is too wide is refused', () => {
  const card = { label: 'Careers · '.repeat(9), title: 'Job', picture }
  expect(() => layOutWords(card, room, measureStyled)).toThrow('does not fit')
})

test('the typeface measures with kerning and draws letters as outlines', () => {
  const typeface = openTypeface(600)
  const style = { size: 100 }
  expect(typeface.measure('AV', style)).toBeLessThan(typeface.measure('A', style) + typeface.measure('V', style))
  expect(typeface.outline('AV', { ...style, x: 10, y: 90 })).toMatch(/^M[\d. ]+/)
})

test('the typeface has letters of other languages, and refuses what it cannot draw', () => {
  const typeface = openTypeface(500)
  expect(typeface.measure('Łódź', { size: 20 })).toBeGreaterThan(20)
  expect(() => typeface.measure('漢', { size: 20 })).toThrow('the typeface has no "漢"')
})
