import { z } from 'zod'
import { slug, text } from './fields.ts'

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

const column = () =>
  z.strictObject({
    header: text().describe('Header of the column'),
    width: z.number().min(4).max(80).describe('Width in characters'),
    format: z.string().optional().describe('Number format of the spreadsheet, such as "0.0" or "0%"'),
    input: z.boolean().optional().describe('Marks the cells that a reader fills in'),
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

export const documentSchema = z.strictObject({ ...head })

export type Workbook = z.infer<typeof workbookSchema>
export type Sheet = Workbook['sheets'][number]
export type SheetCell = Sheet['rows'][number][number]
export type DocumentFrontMatter = z.infer<typeof documentSchema>

/** A file as pages name it. */
export type FileSummary = { readonly id: string; readonly title: string; readonly description: string }

/** The source of one or more files. */
export type FileSource =
  | { readonly kind: 'workbook'; readonly workbook: Workbook }
  | { readonly kind: 'document'; readonly document: DocumentFrontMatter & { readonly markdown: string } }

export type FileFormat = 'xlsx' | 'pdf'

export type BuiltFile = {
  readonly format: FileFormat
  /** Its address on this site. */
  readonly path: string
  readonly bytes: number
}

/** The files of each source by its id. */
export type BuiltFiles = Readonly<Record<string, readonly BuiltFile[]>>
