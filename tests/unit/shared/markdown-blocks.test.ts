import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { escapeText, toHeading, toLink, toList, toTable } from '../../../shared/markdown-blocks.ts'
import { toText } from '../../support/read-twin.ts'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

const text = fc
  .array(
    fc.constantFrom(
      'a',
      'B ',
      '1',
      '. ',
      '# ',
      '- ',
      '+ ',
      '> ',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<b>',
      '~',
      '|',
      '\\',
      '! ',
      '&lt;',
    ),
  )
  .map(parts => parts.join('').replace(/\s+/g, ' ').trim())
  .filter(words => /[aB]/.test(words))

test('a plain text stays the same text, whatever it looks like', () => {
  fc.assert(
    fc.property(text, words => {
      const tree = parser.parse(`${escapeText(words)}\n`)
      expect(tree.children.map(({ type }) => type)).toEqual(['paragraph'])
      expect(toText(tree)).toBe(words)
    }),
  )
})

test('headings, links and cells keep their texts too', () => {
  fc.assert(
    fc.property(text, words => {
      expect(toText(parser.parse(toHeading(2, words)))).toBe(words)
      expect(toText(parser.parse(toLink(words, '/a_(b)')))).toBe(words)
      expect(toText(parser.parse(toTable([['Head'], [words]])))).toBe(`Head${words}`)
    }),
  )
})

test('the lines of an item belong to it', () => {
  expect(toList(['one\n- inner', 'two'])).toBe('- one\n  - inner\n- two')
})
