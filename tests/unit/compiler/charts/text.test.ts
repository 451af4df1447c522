import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findFontFile } from '../../../../build/files/chart-files.ts'
import { labelSize } from '../../../../compiler/charts/drawing.ts'
import { measureText, wrapText } from '../../../../compiler/charts/text.ts'
import { formatTick } from '../../../../shared/values/ticks.ts'
import { typefaces } from '../../../../shared/values/typefaces.ts'

/** In pixels, so large that rounding doesn't matter. */
const size = 200

/** The width of a text in ems. */
async function drawnWidth(text: string, style: '400Regular' | '600SemiBold'): Promise<number> {
  const font = `${typefaces.text.family} ${style === '400Regular' ? '' : 'Semi-Bold'} ${size}`
  const fontfile = findFontFile(typefaces.text, style)
  const widthOf = async (text: string) =>
    (await sharp({ text: { text: text.replaceAll('&', '&amp;'), font, fontfile, dpi: 72 } }).metadata()).width
  // Letters have space around them: what is between two bars has it, too.
  return ((await widthOf(`|${text}|`)) - (await widthOf('||'))) / size
}

test.each([
  '$1,920,000',
  '−$206,976',
  'Connections to the order, warranty and knowledge systems',
  'Wait till Lily will tilt it',
  'WWW & MOM: 100%',
])('"%s" is measured as the site draws it, at most 12 percent too wide and 2 percent too narrow', async text => {
  for (const style of ['400Regular', '600SemiBold'] as const) {
    const width = (await drawnWidth(text, style)) * labelSize
    const ratio = measureText(text, style === '600SemiBold') / width
    expect(ratio).toBeGreaterThan(0.98)
    expect(ratio).toBeLessThan(1.12)
  }
})

test('texts break between words into lines of about the same length, and numbers stay with their words', () => {
  expect(wrapText('One two', 200)).toEqual(['One two'])
  expect(wrapText('Cleaning up documents and their access rights', 230)).toEqual([
    'Cleaning up documents',
    'and their access rights',
  ])
  expect(wrapText('Definitions and the duties of Article 4', 120).join('|')).toContain('Article 4')
})

test.each([
  [20_000, '$12,000', 120_000, '$20k'],
  [4000, '3,500', 12_000, '4k'],
  [4000, '3,500', 8000, '4,000'],
  [-500_000, '−$600,000', 500_000, '−$500k'],
  [-500_000, '−$600,000', 1_500_000, '−$0.5M'],
  [0.5, '33.3%', 4, '0.5%'],
  [0, '$12,000', 2_000_000, '$0'],
])('%d beside cells such as %s on an axis up to %d is %s', (value, sample, greatest, text) => {
  expect(formatTick(value, sample, greatest)).toBe(text)
})
