import { inflateRawSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { type Element, xml2js } from 'xml-js'

// Readers that have nothing in common with what makes the files.

export type ReadPdf = {
  readonly title: unknown
  readonly author: unknown
  readonly language: unknown
  readonly isTagged: boolean
  /** The text of each page with single spaces. */
  readonly pages: readonly string[]
  /** The roles of the structure tree, such as `Table` and `TH`, each once. */
  readonly roles: ReadonlySet<string>
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await document.getMetadata()
  const details: Readonly<Record<string, unknown>> = { ...info }
  const marks = await document.getMarkInfo()
  const pages: string[] = []
  const roles = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items
        .map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' '),
    )
    collectRoles(await page.getStructTree(), roles)
  }
  const { Title: title, Author: author, Language: language } = details
  return { title, author, language, isTagged: marks?.Marked === true, pages, roles }
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node && typeof node.role === 'string') roles.add(node.role)
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectRoles(child, roles)
}

export type ReadCell = { readonly value: string | number; readonly formula: string | undefined }
export type ReadSheet = {
  readonly name: string
  /** By address, such as `B2`. */
  readonly cells: ReadonlyMap<string, ReadCell>
  /** The sheet's XML, for what has no values. */
  readonly xml: string
}

/** Reads parts of an Office file as text, by their path. */
function openParts(bytes: Uint8Array): (path: string) => string {
  const parts = new Map(listParts(Buffer.from(bytes)))
  return path => {
    const part = parts.get(path)
    if (part === undefined) throw new Error(`the file has no part ${path}`)
    return part
  }
}

/** The files of a ZIP archive, of which its end has the list. */
function listParts(zip: Buffer): readonly (readonly [path: string, text: string])[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let entry = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [pathLength = 0, extraLength = 0, noteLength = 0] = [28, 30, 32].map(at => zip.readUInt16LE(entry + at))
    const path = zip.toString('utf8', entry + 46, entry + 46 + pathLength)
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
    const isStored = zip.readUInt16LE(entry + 10) === 0
    entry += 46 + pathLength + extraLength + noteLength
    return [path, (isStored ? packed : inflateRawSync(packed)).toString('utf8')] as const
  })
}

/** The sheets of an Excel file, in order. */
export function readXlsx(bytes: Uint8Array): readonly ReadSheet[] {
  const read = openParts(bytes)
  const texts = findAll(parse(read('xl/sharedStrings.xml')), 'si').map(toText)
  return findAll(parse(read('xl/workbook.xml')), 'sheet').map(({ attributes }, index) => {
    const xml = read(`xl/worksheets/sheet${index + 1}.xml`)
    const cells = findAll(parse(xml), 'c').map(cell => {
      const [value] = findAll(cell, 'v').map(toText)
      const [formula] = findAll(cell, 'f').map(toText)
      const type = cell.attributes?.t
      const shown = type === 's' ? texts[Number(value)] : type === 'str' ? value : Number(value ?? 0)
      return [String(cell.attributes?.r), { value: shown ?? '', formula }] as const
    })
    return { name: String(attributes?.name), cells: new Map(cells), xml }
  })
}

export function parse(xml: string): Element {
  const root: Element = { elements: [] }
  return Object.assign(root, xml2js(xml))
}

export function findAll(element: Element, name: string): readonly Element[] {
  return (element.elements ?? []).flatMap(child => [...(child.name === name ? [child] : []), ...findAll(child, name)])
}

export function toText(element: Element): string {
  return (element.elements ?? []).map(child => (child.type === 'text' ? String(child.text) : toText(child))).join('')
}
