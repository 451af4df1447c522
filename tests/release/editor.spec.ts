import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Entry, entries, expect, test, typeLetterInto } from './support/editor.ts'

const perFolder = 3

test('a letter typed into a file is all that changes in it', async ({ editor }) => {
  const some = entries.filter(isAmongLargest)
  const saved = await typeLetterInto(editor, some)
  const wrong = some.filter(({ path }) => !hasOneMore(saved[path] ?? '', readFileSync(path, 'utf8')))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** Files of a folder have one form, of which the largest fill most; any other file has a form of its own. */
function isAmongLargest({ path, address }: Entry): boolean {
  if (/^(?:pages|site)\//.test(address)) return true
  const sizeOf = (file: Entry) => readFileSync(file.path).length
  const siblings = entries.filter(other => dirname(other.path) === dirname(path))
  const larger = siblings.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return larger.slice(0, perFolder).some(other => other.path === path)
}

/** Whether a text is another with an x somewhere. */
function hasOneMore(text: string, other: string): boolean {
  let end = 0
  while (end < other.length && text[end] === other[end]) end++
  return text[end] === 'x' && text.slice(0, end) + text.slice(end + 1) === other
}
