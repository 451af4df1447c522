import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Edition } from '../../shared/content/edition.ts'
import { fileFormats } from '../../shared/values/file-types.ts'

/** Where the build puts what is not public yet, each edition in a folder with its day, below dist/: no address leads there. */
export const editionsFolder = 'editions'
export const editionsFile = `${editionsFolder}/editions.json`

const fileSchema = z.object({
  format: z.enum(fileFormats),
  path: z.string(),
  bytes: z.number(),
})

const noticeSchema = z.object({
  label: z.string(),
  text: z.string(),
  draft: z.string(),
  waits: z.string(),
  list: z.string(),
  pieces: z.array(z.object({ path: z.string(), title: z.string(), day: z.iso.date().optional() })),
})

const editionSchema = z.object({ version: z.string(), files: z.record(z.string(), z.array(fileSchema)) })

const editionsSchema = z.object({
  /** In the order of their days. */
  later: z.array(editionSchema.extend({ from: z.iso.date() })),
  preview: editionSchema.extend({ notice: noticeSchema }).optional(),
})

/** What editions.json says. */
export type EditionList = z.infer<typeof editionsSchema>

/** An edition with the folders of its files: what the first lacks is in the next. */
export type BuiltEdition = { readonly edition: Edition; readonly folders: readonly [string, ...string[]] }

export type BuiltEditions = {
  readonly later: readonly (BuiltEdition & { readonly from: string })[]
  /** Of a preview, which shows all of them and drafts. */
  readonly preview: BuiltEdition | undefined
}

/** The editions of a build; mostly none. Throws when their list is damaged. */
export function readEditions(distFolder: string): BuiltEditions {
  const file = join(distFolder, editionsFile)
  if (!existsSync(file)) return { later: [], preview: undefined }
  const { later, preview } = editionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const toFolder = (name: string) => join(distFolder, editionsFolder, name)
  const toLower = (end: number) =>
    later
      .slice(0, end)
      .map(({ from }) => toFolder(from))
      .reverse()
  return {
    later: later.map(({ from, ...edition }, index) => ({
      from,
      edition,
      folders: [toFolder(from), ...toLower(index), distFolder],
    })),
    preview: preview && { edition: preview, folders: [toFolder('preview'), ...toLower(later.length), distFolder] },
  }
}
