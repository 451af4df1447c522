import { expect, test } from 'vitest'
import { writeDocument } from '../../../../build/files/write-document.ts'
import { readDocx } from '../../../support/read-docx.ts'

const options = { company: 'Company', sample: undefined, color: () => '#123456' }

function write(markdown: string): Promise<Uint8Array> {
  return writeDocument({ id: 'a', title: 'A test', description: 'Of blocks.', formats: ['docx'], markdown }, options)
}

test('headings, lists, quotes and tables have the styles of Word, and a rule begins a page', async () => {
  const markdown = `
## One

Text.

- a
  1. b

> c

---

### Two

| d | e |
| --- | ---: |
| f | 1 |
`
  const { paragraphs, tables, missingStyles } = readDocx(await write(markdown))
  const line = (style: string, text: string, startsPage = false) => ({ style, text, startsPage })
  expect(paragraphs.filter(({ text }) => text !== '')).toEqual(
    [
      line('Title', 'A test'),
      line('Subtitle', 'Of blocks.'),
      line('heading 1', 'One'),
      line('Normal', 'Text.'),
      line('List Bullet', 'a'),
      line('List Number', 'b'),
      line('Quote', 'c'),
      line('heading 2', 'Two', true),
    ].map(paragraph => ({ ...paragraph, style: expect.stringMatching(new RegExp(`^${paragraph.style}$`, 'i')) })),
  )
  expect(tables).toEqual([
    {
      headerRows: 1,
      rows: [
        ['d', 'e'],
        ['f', '1'],
      ],
    },
  ])
  expect(missingStyles).toEqual([])
})

test('what stands in square brackets is marked, in tables and bold text as well', async () => {
  const bytes = await write('Pay [dollars] by **[date]**.\n\n| a |\n| --- |\n| up to [number] days |')
  expect(readDocx(bytes).placeholders).toEqual(['[dollars]', '[date]', '[number]'])
})

test('links outside keep their address and the file its bytes', async () => {
  const markdown = 'Read [a](https://example.com/a) and [b](https://example.com/b), not [c](/c).'
  const bytes = await write(markdown)
  expect(readDocx(bytes).links).toEqual(['https://example.com/a', 'https://example.com/b'])
  expect(Buffer.compare(bytes, await write(markdown))).toBe(0)
})

test.each([
  ['```\ncode\n```', '"code" yet'],
  ['a[^n]\n\n[^n]: note', '"footnote" in a text yet'],
  ['- | a |\n  | --- |\n  | b |', 'an item without a text'],
])('%j is refused', async (markdown, fault) => {
  await expect(write(markdown)).rejects.toThrow(fault)
})
