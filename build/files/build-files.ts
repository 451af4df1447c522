import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWorkbook } from '../../server/spreadsheets/write-workbook.ts'
import type { CompiledLibrary, FileSource } from '../../shared/content/library.ts'
import type { BuiltFile, BuiltFiles } from '../../shared/content/schemas/files.ts'
import type { FileFormat } from '../../shared/values/file-types.ts'
import { typeset } from '../../shared/values/typeset.ts'
import { type Cache, readOrMake } from '../cache/cache.ts'
import { openPictures } from '../pictures/open-pictures.ts'
import { readDrawingSet } from '../social-cards/draw-card.ts'
import { makeChartFiles } from './chart-files.ts'
import { openFileCache } from './file-cache.ts'
import type { MadeFile } from './made-file.ts'
import { printPaper } from './print-paper.ts'
import { toPrintTree } from './print-tree.ts'
import { printWorkbook } from './print-workbook.ts'
import { type PrintDocument, type PrintSet, typesetPdf } from './typeset-pdf.ts'
import { writeDocument } from './write-document.ts'

/** What has a PDF. */
type PrintSource = Exclude<FileSource, { kind: 'data' }>

/** The roles of color that build/files/elements.typ uses. */
const roles = ['text', 'text-quiet', 'accent', 'link', 'border', 'surface', 'surface-strong', 'deep-bright'] as const

/** The files to download of a library, in its order, those of charts last. `root` is the project's folder. */
export async function buildFiles(
  root: string,
  { files, siteData }: CompiledLibrary,
  cache: Cache = openFileCache(root),
): Promise<readonly MadeFile[]> {
  const { color, markPath } = readDrawingSet(root, siteData.site)
  const company = siteData.site.name
  const shared = {
    '/elements.typ': readFileSync(join(root, 'build/files/elements.typ')),
    '/mark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color('accent')}" d="${markPath}"/></svg>`,
  }

  async function print(source: PrintSource): Promise<{
    readonly document: PrintDocument
    readonly set: PrintSet
  }> {
    const base = { company, colors: Object.fromEntries(roles.map(role => [role, color(role)])) }
    if (source.kind === 'paper') {
      const { title, abstract, cover, words } = source.paper
      const { paper, blocks, pictures } = printPaper(source.paper, { company, color })
      const sample = siteData.site.sample ? typeset(words.sample) : null
      const document = { ...base, sample, title: typeset(title), description: typeset(abstract), blocks, paper }
      const template = readFileSync(join(root, 'build/files/paper.typ'))
      const picture = await openPictures(root).read(cover.src)
      const set = { ...shared, '/main.typ': template, [cover.src]: picture, ...Object.fromEntries(pictures) }
      return { document, set: new Map(Object.entries(set)) }
    }
    const { title, description } = source.kind === 'workbook' ? source.workbook : source.document
    const blocks = source.kind === 'workbook' ? printWorkbook(source.workbook) : toPrintTree(source.document.markdown)
    const document = { ...base, sample: files.sample ?? null, title, description, blocks }
    const template = readFileSync(join(root, 'build/files/document.typ'))
    return { document, set: new Map(Object.entries({ ...shared, '/main.typ': template })) }
  }

  async function makePdf(source: PrintSource): Promise<Uint8Array> {
    const { document, set } = await print(source)
    return readOrMake(cache, [JSON.stringify(document), ...[...set].flat()], () => typesetPdf(document, set))
  }

  /** Spreadsheets, Word files and tables take milliseconds. */
  async function makeFile(source: FileSource, format: FileFormat): Promise<Uint8Array> {
    if (source.kind === 'data') return new TextEncoder().encode(source.data.csv)
    if (source.kind === 'workbook' && format === 'xlsx') {
      return writeWorkbook(source.workbook, { company, sample: files.sample })
    }
    if (source.kind === 'document' && format === 'docx') {
      return writeDocument(source.document, { company, sample: files.sample, color })
    }
    return makePdf(source)
  }

  const made: MadeFile[] = []
  for (const source of files.sources) {
    const { id, formats } = toNameAndFormats(source)
    for (const format of formats) {
      made.push({ id, format, path: `/files/${id}.${format}`, bytes: await makeFile(source, format) })
    }
  }
  return [...made, ...(await makeChartFiles(root, files.charts, cache))]
}

function toNameAndFormats(source: FileSource): { readonly id: string; readonly formats: readonly FileFormat[] } {
  switch (source.kind) {
    case 'workbook':
      return source.workbook
    case 'document':
      return source.document
    case 'data':
      return { id: source.data.id, formats: ['csv'] }
    case 'paper':
      return { id: source.paper.id, formats: ['pdf'] }
  }
}

/** What pages say of the files, by the id of their source. */
export function describeFiles(files: readonly MadeFile[]): BuiltFiles {
  const described: Record<string, BuiltFile[]> = {}
  for (const { id, format, path, bytes } of files) {
    const list = described[id] ?? []
    list.push({ format, path, bytes: bytes.length })
    described[id] = list
  }
  return described
}
