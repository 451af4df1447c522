import { z } from 'zod'
import type { FileFormat } from '../../values/file-types.ts'
import { facts, slug, text } from './fields.ts'

/** Files to download. */

const head = {
  id: slug().describe('Name of the file and its id in sections'),
  title: text().describe('Title of the file and of its link'),
  description: text()
    .max(200, 'must be at most 200 characters')
    .describe('What a reader gets, in one or two sentences'),
}

/** A file of public/files, or several with the same name in other formats. */
export const fileSchema = z.strictObject(head)

/** Describes the table in the file of the same name that ends in ".csv". */
export const dataSchema = z.strictObject({
  ...head,
  facts: facts().optional().describe('What follows from the table, for texts that state it as {data.id.name}'),
})

/** The hash of the text from which each paper's PDF was printed, by the paper's id; `npm run papers` writes it. */
export const paperFilesSchema = z.record(slug(), text())

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
