import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PrintDocument, typesetPdf } from '../../../../build/files/typeset-pdf.ts'
import { readPdf } from '../../../support/read-files.ts'

const print = new Map([
  ['/main.typ', readFileSync('build/files/document.typ', 'utf8')],
  ['/elements.typ', readFileSync('build/files/elements.typ', 'utf8')],
  ['/mark.svg', readFileSync('public/brand/mark.svg', 'utf8')],
])
const roles = ['text', 'text-quiet', 'accent', 'link', 'border', 'surface', 'surface-strong', 'deep-bright']

function toDocument(value: string): PrintDocument {
  return {
    title: 'A test',
    description: 'Of texts.',
    company: 'Company',
    sample: null,
    colors: Object.fromEntries(roles.map(role => [role, '#000000'])),
    blocks: [{ type: 'paragraph', children: [{ type: 'text', value: `{{${value}}}` }] }],
  }
}

const compact = (text: string) => text.replace(/\s/g, '')

test('any text comes out as it is, never as markup', async () => {
  const texts = fc.string({
    minLength: 1,
    maxLength: 40,
    // Letters join to ligatures, which readers give back as they like.
    unit: fc.constantFrom(...' #$*_`<>@=-+/\\[](){}~"\'^&|%!?.,:;019azAZéß–“”×−'),
  })
  await fc.assert(
    fc.asyncProperty(texts, async value => {
      const { pages } = await readPdf(await typesetPdf(toDocument(value), print))
      expect(compact(pages.join(''))).toContain(compact(`{{${value}}}`))
    }),
    { numRuns: 60, examples: [['#panic("x")'], ['$x^2$ *a* _b_'], ['#read("/main.typ")'], ['// no comment']] },
  )
})

test('a character that no typeface has stops the build and is named', async () => {
  await expect(typesetPdf(toDocument('a 漢 b'), print)).rejects.toThrow('"A test": no typeface has "漢"')
})

test('a fault of a template stops the build and is named', async () => {
  const wrong = new Map([...print, ['/main.typ', '#nothing-of-this-name']])
  await expect(typesetPdf(toDocument('a'), wrong)).rejects.toThrow(/^"A test": .*nothing-of-this-name/)
})
