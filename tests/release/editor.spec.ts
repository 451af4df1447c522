import { readFileSync } from 'node:fs'
import { entries, expect, test, typeLetterInto } from './support/editor.ts'

const parts = 4

for (let part = 0; part < parts; part++) {
  test(`a letter typed into a file is all that changes in it, part ${part + 1} of ${parts}`, async ({ editor }) => {
    const some = entries.filter((_entry, index) => index % parts === part)
    const saved = await typeLetterInto(editor, some)
    const wrong = some.filter(({ path }) => !hasOneMore(saved[path] ?? '', readFileSync(path, 'utf8')))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
}

/** Whether a text is another with an x somewhere. */
function hasOneMore(text: string, other: string): boolean {
  let end = 0
  while (end < other.length && text[end] === other[end]) end++
  return text[end] === 'x' && text.slice(0, end) + text.slice(end + 1) === other
}
