import { expect, test } from 'vitest'
import { toPrintTree } from '../../../../build/files/print-tree.ts'

const text = (value: string) => ({ type: 'text', value })
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children })

test('headings, emphasis, code and quotes keep their structure, with typographic quotes', () => {
  expect(toPrintTree('## "One"\n\n*a* **b** `"c"`\nd\n\n> e')).toEqual([
    { type: 'heading', level: 1, children: [text('“One”')] },
    paragraph(
      { type: 'emphasis', children: [text('a')] },
      text(' '),
      { type: 'strong', children: [text('b')] },
      text(' '),
      { type: 'inlineCode', value: '"c"' },
      text(' d'),
    ),
    { type: 'blockquote', children: [paragraph(text('e'))] },
  ])
})

test('lists keep their order, their start and the lists within', () => {
  const [list] = toPrintTree('3. a\n   - b\n4. c')
  expect(list).toEqual({
    type: 'list',
    ordered: true,
    start: 3,
    children: [
      {
        type: 'item',
        children: [
          paragraph(text('a')),
          {
            type: 'list',
            ordered: false,
            start: 1,
            children: [{ type: 'item', children: [paragraph(text('b'))] }],
          },
        ],
      },
      { type: 'item', children: [paragraph(text('c'))] },
    ],
  })
})

test('a table has its header apart and its alignment', () => {
  const [table] = toPrintTree('| a | b |\n| --- | ---: |\n| c | **1** |')
  expect(table).toMatchObject({
    type: 'table',
    align: ['left', 'right'],
    header: [{ children: [text('a')] }, { children: [text('b')] }],
    rows: [[{ children: [text('c')] }, { children: [{ type: 'strong', children: [text('1')] }] }]],
  })
})

test('links outside stay links; links within the site, whose address a build does not know, become words', () => {
  expect(toPrintTree('[a](https://example.com) [b](/pricing) [c](javascript:alert(1))')).toEqual([
    paragraph(
      { type: 'link', url: 'https://example.com', children: [text('a')] },
      text(' '),
      text('b'),
      text(' '),
      text('c'),
    ),
  ])
})

test('a note that is cited twice is printed once', () => {
  const [block] = toPrintTree('a[^n] b[^n]\n\n[^n]: note')
  expect(block).toMatchObject({
    children: [text('a'), { label: 'note-n', first: true, children: [text('note')] }, text(' b'), { first: false }],
  })
})

test.each([
  ['<b>a</b>', 'html'],
  ['![a](/b.png)', 'image'],
])('%s is refused', (markdown, kind) => {
  expect(() => toPrintTree(markdown)).toThrow(`a document cannot have "${kind}" (line 1)`)
})
