import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBuiltPassages, writeBuiltPassages } from '../../../../server/search/built-passages.ts'
import { type Kind, kinds, type PassagePage } from '../../../../shared/content/schemas/passages.ts'
import { buildIndex } from '../../../../shared/search/build-index.ts'
import { createSearch } from '../../../../shared/search/search.ts'
import { makeTempFolder } from '../../../support/temp-folder.ts'

const pages: readonly PassagePage[] = [
  { kind: 'article', path: '/blogs/one', title: 'Résumés', tags: ['Hiring'], passages: [{ text: 'Ça coûte “peu”.' }] },
  {
    kind: 'page',
    path: '/two',
    title: 'Two',
    passages: [{ text: 'The start.' }, { at: '#part', heading: 'Ein Größenvergleich', text: 'What résumés cost.' }],
  },
]
const kindWords = Object.fromEntries(kinds.map(kind => [kind, kind])) as Record<Kind, string>

test('the server reads the pages, their passages and the index that the build has written', async () => {
  const folder = makeTempFolder()
  mkdirSync(join(folder, 'server'))
  const index = buildIndex(pages, kindWords)
  await writeBuiltPassages(folder, { pages, index })
  const read = await readBuiltPassages(folder)
  expect(read.pages).toEqual(pages)
  expect(read.index).toEqual(index)
  const words = { synonyms: [], kindWords }
  const { found } = createSearch(read.pages, words, read.index)('größenvergleich')
  expect(found.map(({ path }) => path)).toEqual(['/two#part'])
})
