import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Entry, entries, expect, test, typeLetterInto } from './support/editor.ts'

const perFolder = 3
const texts = new Map(entries.map(({ path }) => [path, readFileSync(path, 'utf8')]))
const textOf = ({ path }: Entry) => texts.get(path) ?? ''

test('a letter typed into a file is all that changes in it', async ({ editor }) => {
  const some = entries.filter(isAmongLargest)
  const saved = await typeLetterInto(editor, some)
  const wrong = some.filter(entry => !hasOneMore(saved[entry.path] ?? '', textOf(entry)))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** Files of a folder have one form, of which the largest fill most; any other file has a form of its own. */
function isAmongLargest(entry: Entry): boolean {
  if (/^(?:pages|site)\//.test(entry.address)) return true
  const siblings = entries.filter(({ path }) => dirname(path) === dirname(entry.path))
  return siblings.filter(other => textOf(other).length > textOf(entry).length).length < perFolder
}

/** Whether a text is another with an x somewhere. */
function hasOneMore(text: string, other: string): boolean {
  let end = 0
  while (end < other.length && text[end] === other[end]) end++
  return text[end] === 'x' && text.slice(0, end) + text.slice(end + 1) === other
}
