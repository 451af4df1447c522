import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWorkbook } from '../../server/spreadsheets/write-workbook.ts'
import type { CompiledLibrary } from '../../shared/content/library.ts'
import type { BuiltFile, BuiltFiles, FileFormat, FileSource } from '../../shared/content/schemas/files.ts'
import { readDrawingSet } from '../social-cards/draw-card.ts'
import { toPrintTree } from './print-tree.ts'
import { printWorkbook } from './print-workbook.ts'
import { type PrintDocument, type PrintSet, typesetPdf } from './typeset-pdf.ts'

export type MadeFile = {
  readonly id: string
  readonly format: FileFormat
  /** The file's address, which stays the same when its content changes. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** The roles of color that build/files/document.typ uses. */
const roles = ['text', 'text-quiet', 'accent', 'link', 'border', 'surface', 'surface-strong', 'deep-bright'] as const

/** A new version of these makes the PDFs anew. */
const pdfPackages = ['@myriaddreamin/typst-ts-web-compiler', '@fontsource/instrument-sans'] as const

/** The files to download of a library, in its order. `root` is the project's folder. */
export async function buildFiles(
  root: string,
  { files, siteData }: CompiledLibrary,
  cacheFolder = join(root, 'node_modules/.cache/files'),
): Promise<readonly MadeFile[]> {
  const { color, markPath } = readDrawingSet(root, siteData.site)
  const company = siteData.site.name
  const print: PrintSet = {
    template: readFileSync(join(root, 'build/files/document.typ'), 'utf8'),
    mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${color('accent')}" d="${markPath}"/></svg>`,
  }
  const versions = pdfPackages.map(name => readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))

  function makePdf(source: FileSource): Promise<Uint8Array> {
    const { title, description } = source.kind === 'workbook' ? source.workbook : source.document
    const document: PrintDocument = {
      title,
      description,
      company,
      sample: files.sample ?? null,
      colors: Object.fromEntries(roles.map(role => [role, color(role)])),
      blocks: source.kind === 'workbook' ? printWorkbook(source.workbook) : toPrintTree(source.document.markdown),
    }
    const key = createHash('sha256')
      .update(JSON.stringify([document, print, versions]))
      .digest('base64url')
    return readOrMake(join(cacheFolder, `${key.slice(0, 16)}.pdf`), () => typesetPdf(document, print))
  }

  await mkdir(cacheFolder, { recursive: true })
  const made: MadeFile[] = []
  for (const source of files.sources) {
    const { id, formats } = toNameAndFormats(source)
    for (const format of formats) {
      const bytes =
        format === 'xlsx' && source.kind === 'workbook'
          ? await writeWorkbook(source.workbook, { company, sample: files.sample })
          : await makePdf(source)
      made.push({ id, format, path: `/files/${id}.${format}`, bytes })
    }
  }
  return made
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

function toNameAndFormats(source: FileSource): { readonly id: string; readonly formats: readonly FileFormat[] } {
  return source.kind === 'workbook' ? source.workbook : { id: source.document.id, formats: ['pdf'] }
}

async function readOrMake(cached: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const earlier = await readFile(cached).catch(() => undefined)
  if (earlier !== undefined) return earlier
  const bytes = await make()
  // Another process may read it at the same time.
  const written = `${cached}.${process.pid}`
  await writeFile(written, bytes)
  await rename(written, cached)
  return bytes
}
