import { z } from 'zod'
import type { FileFormat } from '../../values/file-types.ts'
import { facts, slug, text } from './fields.ts'

/** Files to download, which the build makes from content. */

const head = {
  id: slug().describe('Name of the file and its id in sections'),
  title: text().describe('Title of the file and of its link'),
  description: text()
    .max(200, 'must be at most 200 characters')
    .describe('What a reader gets, in one or two sentences'),
}

/** Texts and numbers stand for themselves; a text that begins with "=" is a formula, which the build also computes. */
const content = () => z.union([z.string(), z.number()])

const cell = () =>
  z.union([
    content(),
    z.strictObject({
      value: content(),
      format: text().describe('Number format of this cell, in place of the one of its column'),
    }),
  ])

/** A list of the spreadsheet is one text of at most 255 characters with commas between the choices. */
const choices = () =>
  z.union([
    z
      .array(text().regex(/^[^,"]+$/, 'must have no comma or quote; name the cells that list such choices'))
      .min(2)
      .refine(list => list.join().length <= 255, 'must have at most 255 characters; name the cells that list them'),
    z.string().regex(/^(?:[A-Za-z]+|'[A-Za-z ]+')!\$[A-Z]\$\d+:\$[A-Z]\$\d+$/, 'must be like "Tiers!$A$2:$A$4"'),
  ])

const column = () =>
  z.strictObject({
    header: text().describe('Header of the column'),
    width: z.number().min(4).max(80).describe('Width in characters'),
    format: z.string().optional().describe('Number format of the spreadsheet, such as "0.0" or "0%"'),
    input: z.boolean().optional().describe('Marks the cells that a reader fills in'),
    date: z.boolean().optional().describe('Makes dates of texts such as "2026-11-22", and of what a reader enters'),
    choices: choices()
      .optional()
      .describe('What a cell may hold: texts, or the cells that list them, "Tiers!$A$2:$A$4"'),
    bar: z.number().positive().optional().describe('Draws each number as a bar; the value of a full bar'),
  })

const sheet = () =>
  z.strictObject({
    name: z
      .string()
      .regex(/^[A-Za-z\d][A-Za-z\d. ]{0,29}[A-Za-z\d]$/, 'must be 2 to 31 letters, digits, dots and spaces')
      .describe('Name on the tab'),
    text: text().optional().describe('What the sheet is for; only the PDF has it'),
    columns: z.array(column()).min(2).describe('The columns, from A'),
    rows: z.array(z.array(cell())).min(1).describe('The cells; the first row here is row 2 of the sheet'),
    examples: z.int().min(1).optional().describe('How many of the first rows are examples, which readers replace'),
    empty: z.int().min(1).max(200).optional().describe('How many rows to fill in follow; for a sheet without totals'),
    totals: z.int().min(0).optional().describe('How many of the last rows are totals'),
    notes: z.array(text()).optional().describe('Lines under the table'),
  })

export const workbookSchema = z.strictObject({
  ...head,
  formats: z
    .array(z.enum(['xlsx', 'pdf']))
    .min(1)
    .describe('What is built: "xlsx", "pdf" or both'),
  sheets: z.array(sheet()).min(1).describe('The sheets, in order'),
})

export const documentSchema = z.strictObject({
  ...head,
  formats: z
    .array(z.enum(['pdf', 'docx']))
    .min(1)
    .default(['pdf'])
    .describe('What is built: "pdf", "docx" or both; without it "pdf"'),
})

/** Describes the table in the file of the same name that ends in ".csv". */
export const dataSchema = z.strictObject({
  ...head,
  facts: facts().optional().describe('What follows from the table, for texts that state it as {data.id.name}'),
})

/** Words of the PDF editions of white papers. */
export const paperEditionSchema = z.strictObject({
  kind: text().describe('What a paper is, above its title'),
  abstract: text().describe('Heading of the abstract'),
  contents: text().describe('Heading of the table of contents'),
  figure: text().describe('Word before the number of a figure'),
  references: text().describe('Heading of the list of sources'),
  data: text().describe('Heading of the tables with the data of figures'),
  published: text().describe('Day of publication, {date}'),
  changed: text().describe('Day of the last change, {date}'),
  page: text().describe('At the foot of each page, {page} of {pages}'),
  calculator: text().describe('In place of a calculator; {path} is the page of the paper'),
  citedOn: text().describe('Words before the pages on which a source is cited'),
  about: text().describe('Heading of the last section'),
  online: text().describe('Where the paper is online, {path}, and what addresses within the site mean'),
  citation: text().describe('Words before the citation of the paper'),
  reviewed: text().describe('Who reviewed the paper, {name}, and when, {date}'),
  changes: text().describe('Heading of the changes after publication'),
  sample: text().describe('On each page, while the company is invented'),
})

export type PaperEditionText = z.infer<typeof paperEditionSchema>

export type Workbook = z.infer<typeof workbookSchema>
export type Sheet = Workbook['sheets'][number]
export type SheetCell = Sheet['rows'][number][number]
export type DocumentFrontMatter = z.infer<typeof documentSchema>
export type DataDescription = z.infer<typeof dataSchema>

/** A file as pages name it. */
export type FileSummary = { readonly id: string; readonly title: string; readonly description: string }

export type BuiltFile = {
  readonly format: FileFormat
  /** Its address on this site. */
  readonly path: string
  readonly bytes: number
}

/** The files of each source by its id. */
export type BuiltFiles = Readonly<Record<string, readonly BuiltFile[]>>
