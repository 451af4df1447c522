import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as toText } from 'hast-util-to-string'
import type { Response } from 'supertest'

/** A chart as a page shows it, with the table that it draws; the first row is the header. */
export type ShownFigure = {
  readonly id: string
  readonly title: string
  readonly table: readonly (readonly string[])[]
}

const linkPattern = /^\/charts\/([^/.]+)$/

/** The charts of a page by their links: a table within a figure is its own, else the last one before it is meant. */
export function readFigures(html: string): readonly ShownFigure[] {
  const elements = listElements(fromHtml(html))
  const tables = elements.filter(({ tagName }) => tagName === 'table')
  return elements.flatMap((figure, index) => {
    if (figure.tagName !== 'figure') return []
    const inner = listElements(figure)
    const href = inner
      .map(({ properties }) => linkPattern.exec(String(properties.href))?.[1])
      .find(id => id !== undefined)
    const before = elements.slice(0, index).findLast(({ tagName }) => tagName === 'table')
    const table = inner.find(element => tables.includes(element)) ?? before
    const title = inner.find(({ tagName }) => tagName === 'figcaption')
    return href === undefined ? [] : [{ id: href, title: wordsIn(title), table: readTable(table) }]
  })
}

/** The chart with this id. Throws when the page has none with this title. */
export function readFigure(html: string, id: string, title: string): ShownFigure {
  const found = readFigures(html).find(figure => figure.id === id)
  if (found?.title !== plain(title)) throw new Error(`the page shows no chart ${id} "${title}"`)
  return found
}

function readTable(table: Element | undefined): ShownFigure['table'] {
  const rows = table === undefined ? [] : listElements(table).filter(({ tagName }) => tagName === 'tr')
  return rows.map(row => row.children.filter(child => child.type === 'element').map(wordsIn))
}

function listElements(node: Nodes): readonly Element[] {
  const own = node.type === 'element' ? [node] : []
  return 'children' in node ? [...own, ...node.children.flatMap(listElements)] : own
}

function wordsIn(node: Element | undefined): string {
  return node === undefined ? '' : plain(toText(node).trim())
}

/** Without typographic spaces and quotes. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')
}

/** The number of a cell such as −$1,200, 45% or $1.92 million. */
export function toNumber(cell: string): number {
  const size = Number(cell.replaceAll(/[^\d.]/g, ''))
  const factor = / ?(?:M|million)$/.test(cell) ? 1e6 : / ?(?:K|thousand)$/.test(cell) ? 1e3 : 1
  return (/^[−–-]/.test(cell) ? -1 : 1) * size * factor
}

/** The cells of CSV without line ends in them, by row. */
export function readCsv(text: string): readonly (readonly string[])[] {
  return text.split('\r\n').flatMap(line => {
    if (line === '') return []
    return [
      Array.from(
        line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g),
        ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    ]
  })
}

/** Reads a body as bytes. */
export function bufferBody(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = []
  response.on('data', (chunk: Buffer) => chunks.push(chunk))
  response.on('end', () => done(null, Buffer.concat(chunks)))
}
