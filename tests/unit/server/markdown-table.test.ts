import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../compiler/render-markdown.ts'
import { readBlocks } from '../../../server/markdown/read-blocks.ts'
import { writeMarkdown } from '../../../server/markdown/write-markdown.ts'
import { toText } from '../../support/read-markdown.ts'

const write = (html: string) => writeMarkdown(readBlocks(`<main>${html}</main>`), 'https://www.example.com')

function readCells(markdown: string): readonly (readonly string[])[] {
  const [table]: Nodes[] = parseMarkdown(markdown).children
  if (table?.type !== 'table') throw new Error(`no table: ${markdown}`)
  return table.children.map(row => row.children.map(cell => toText(cell)))
}

test('cells keep their words, with whatever could end them', () => {
  const rows = [
    ['', 'one | two', '<code>a|b</code>'],
    ['<a href="/a?b=1|2">a link</a>', 'two<br>lines', 'back\\slash | pipe'],
    ['<code>a\\\\|b</code>', '', 'x\\|y'],
  ]
  const [head = [], ...body] = rows.map(row => row.map(cell => `<td>${cell}</td>`).join(''))
  const table = `<table><thead><tr>${head.toString().replaceAll('td>', 'th>')}</tr></thead><tbody><tr>${body.join('</tr><tr>')}</tr></tbody></table>`
  expect(readCells(write(table))).toEqual([
    ['', 'one | two', 'a|b'],
    ['a link', 'two lines', 'back\\slash | pipe'],
    ['a\\\\|b', '', 'x\\|y'],
  ])
})

test('columns keep their alignment', () => {
  const head = '<tr><th>a</th><th align="right">b</th><th align="center">c</th></tr>'
  const row = '<tr><td>1</td><td></td><td>3</td></tr>'
  expect(write(`<table><thead>${head}</thead><tbody>${row}</tbody></table>`)).toBe(
    '| a | b | c |\n| - | -: | :-: |\n| 1 | | 3 |\n',
  )
})

test('a paragraph that looks like a table stays a paragraph', () => {
  const markdown = write('<p>| a | b |</p><p>-|-</p>')
  expect(parseMarkdown(markdown).children.map(({ type }) => type)).toEqual(['paragraph', 'paragraph'])
})
