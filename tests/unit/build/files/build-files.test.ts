import { beforeAll, expect, test } from 'vitest'
import { compileFolder } from '../../../../build/compile-folder.ts'
import { buildFiles, describeFiles } from '../../../../build/files/build-files.ts'
import type { MadeFile } from '../../../../build/files/made-file.ts'
import { readDocx } from '../../../support/read-docx.ts'
import { readPdf, readXlsx } from '../../../support/read-files.ts'

const root = process.cwd()
const { library } = compileFolder(root)
const maxBytes = 2_000_000
const maxWordBytes = 200_000

let files: readonly MadeFile[] = []

beforeAll(async () => {
  files = await buildFiles(root, library)
})

function find(id: string, format: string): Uint8Array {
  const file = files.find(file => file.id === id && file.format === format)
  if (file === undefined) throw new Error(`${id}.${format} was not built`)
  return file.bytes
}

test('two builds make the same bytes, with an empty cache too', async () => {
  let made = 0
  const cache = { read: () => undefined, write: () => void made++ }
  const again = await buildFiles(root, library, cache)
  expect(made).toBe(files.filter(({ format }) => format === 'pdf' || format === 'png').length)
  for (const [index, { path, bytes }] of again.entries())
    expect(Buffer.compare(bytes, files[index]?.bytes ?? Buffer.alloc(0)), path).toBe(0)
})

test('each file has a stable address, its size and at most 2 MB', () => {
  const described = describeFiles(files)
  expect(Object.keys(described)).toEqual(expect.arrayContaining(['readiness-scorecard', 'stop-criteria', 'runbook']))
  for (const { id, format, path, bytes } of files) {
    expect(path).toBe(`/${id.startsWith('charts/') ? id.replace('/marks', '.marks') : `files/${id}`}.${format}`)
    expect(bytes.length).toBeLessThan(maxBytes)
    expect(described[id]).toContainEqual({ format, path, bytes: bytes.length })
  }
})

test('every PDF is tagged, has language, title and author, and says that it is a sample on each page', async () => {
  const sources = library.files.sources.flatMap(source => {
    if (source.kind === 'paper' || source.kind === 'data') return []
    return [source.kind === 'workbook' ? source.workbook : source.document]
  })
  for (const { id, format, bytes } of files) {
    const source = sources.find(source => source.id === id)
    if (format !== 'pdf' || source === undefined) continue
    const pdf = await readPdf(bytes)
    expect(pdf).toMatchObject({ title: source.title, author: 'Spanwell AI', language: 'en-US', isTagged: true })
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'P', 'Table', 'TH', 'TD']))
    for (const [index, page] of pdf.pages.entries()) {
      expect(page, id).toContain(library.files.sample)
      expect(page, id).toContain(`${index + 1} / ${pdf.pages.length}`)
    }
  }
})

test('every Word file has title, language, headings, header rows, pages and marks for what to replace', () => {
  const sample = library.files.sample ?? ''
  const documents = library.files.sources.flatMap(source =>
    source.kind === 'document' && source.document.formats.includes('docx') ? [source.document] : [],
  )
  expect(documents.length).toBeGreaterThan(0)
  for (const { id, title } of documents) {
    const bytes = find(id, 'docx')
    const word = readDocx(bytes)
    expect(word).toMatchObject({
      title,
      creator: 'Spanwell AI',
      dates: ['2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z'],
      language: 'en-US',
      pageSize: { 'w:w': '12240', 'w:h': '15840' },
      header: title,
      missingStyles: [],
    })
    expect(word.paragraphs[0], id).toMatchObject({ style: 'Title', text: title })
    expect(word.paragraphs.filter(({ style }) => style.toLowerCase() === 'heading 1').length, id).toBeGreaterThan(1)
    for (const { headerRows, rows } of word.tables) {
      expect(headerRows, id).toBe(1)
      expect(new Set(rows.map(cells => cells.length)).size, id).toBe(1)
    }
    for (const { text, fields } of word.footers) {
      expect(text, id).toContain(sample)
      expect(fields, id).toEqual(['PAGE', 'NUMPAGES'])
    }
    const texts = [...word.paragraphs.map(({ text }) => text), ...word.tables.flatMap(({ rows }) => rows.flat())]
    expect(
      texts
        .join(' ')
        .match(/\[[^[\]]+\]/g)
        ?.toSorted(),
      id,
    ).toEqual(word.placeholders.toSorted())
    expect(bytes.length, id).toBeLessThan(maxWordBytes)
  }
})

test('the stop criteria and the data quality report have two pages', async () => {
  for (const id of ['stop-criteria', 'data-quality-report'])
    expect((await readPdf(find(id, 'pdf'))).pages, id).toHaveLength(2)
})

test('the spreadsheet has live formulas with their values, frozen headers and number formats', () => {
  const sheets = readXlsx(find('readiness-scorecard', 'xlsx'))
  expect(sheets.map(({ name }) => name)).toEqual(['Scorecard', 'Repairs', 'Questions', 'How It Works'])
  for (const { xml } of sheets) expect(xml).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/)
  const [scorecard] = sheets
  expect(scorecard?.cells.get('D7')).toEqual({
    value: expect.closeTo(1.75, 12),
    formula: 'SUMPRODUCT(B2:B6,C2:C6)/SUM(B2:B6)',
  })
  expect(scorecard?.cells.get('B8')).toMatchObject({ value: 'Wait' })
  expect([...(scorecard?.cells.values() ?? [])].map(({ value }) => value)).toContain(library.files.sample)
})

test('a PDF has the values that the spreadsheet computes', async () => {
  const { pages } = await readPdf(find('readiness-scorecard', 'pdf'))
  expect(pages[0]).toMatch(/Weighted average 100% 1\.75 Lowest area: Data/)
  expect(pages.join(' ')).toMatch(/Verdict after the first two Go/)
})
