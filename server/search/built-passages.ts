import { openSync, readSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type IndexData,
  type IndexedPages,
  listNames,
  type Passage,
  type PassagePage,
} from '../../shared/content/schemas/passages.ts'

/** What the search knows, below dist/: the passages of a page in each line, the pages with their lines, and the index. */
const files = {
  passages: 'server/passages.jsonl',
  index: 'server/search-index.json',
  lists: 'server/search-index.bin',
} as const

type Place = { readonly start: number; readonly length: number }
type BuiltIndex = Omit<IndexData, 'lists'> & {
  readonly pages: readonly (Omit<PassagePage, 'passages'> & Place)[]
  /** How many numbers each list has. */
  readonly lengths: readonly number[]
}

export async function writeBuiltPassages(distFolder: string, { pages, index }: IndexedPages): Promise<void> {
  const { lists, ...rest } = index
  let start = 0
  const lines: string[] = []
  const places = pages.map(({ passages, ...page }) => {
    const line = JSON.stringify(passages)
    lines.push(line)
    const place = { start, length: Buffer.byteLength(line) }
    start += place.length + 1
    return { ...page, ...place }
  })
  const ordered = listNames.map(name => lists[name])
  const built: BuiltIndex = { ...rest, pages: places, lengths: ordered.map(({ length }) => length) }
  await Promise.all([
    writeFile(join(distFolder, files.passages), `${lines.join('\n')}\n`),
    writeFile(join(distFolder, files.index), JSON.stringify(built)),
    writeFile(join(distFolder, files.lists), Buffer.concat(ordered.map(list => new Uint8Array(list.buffer)))),
  ])
}

/** The pages with the index of the build. Their passages are read from the file when a search shows them. */
export async function readBuiltPassages(distFolder: string): Promise<IndexedPages> {
  const [text, bytes] = await Promise.all([
    readFile(join(distFolder, files.index), 'utf8'),
    readFile(join(distFolder, files.lists)),
  ])
  const { pages, lengths, ...index }: BuiltIndex = JSON.parse(text)
  // Stays open: after a deploy into the same folder, the places still are those of this file.
  const file = openSync(join(distFolder, files.passages), 'r')
  const numbers = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT)
  let end = 0
  const lists = Object.fromEntries(
    listNames.map((name, at) => {
      const start = end
      end += lengths[at] ?? 0
      return [name, numbers.subarray(start, end)]
    }),
  )
  return {
    pages: pages.map(({ start, length, ...page }) => ({
      ...page,
      get passages() {
        return readLine(file, { start, length })
      },
    })),
    // All names are there.
    index: { ...index, lists: lists as IndexData['lists'] },
  }
}

function readLine(file: number, { start, length }: Place): readonly Passage[] {
  const bytes = Buffer.allocUnsafe(length)
  readSync(file, bytes, 0, length, start)
  return JSON.parse(bytes.toString())
}
