import { z } from 'zod'
import { text } from './fields.ts'

/** content/preview.json: what a preview says of pieces that are not public. `{date}` is filled in. */
export const previewSchema = z.strictObject({
  label: text().describe('What this copy of the site is'),
  text: text().describe('On pages that are public'),
  draft: text().describe('Of a draft'),
  waits: text().describe('Of a piece with a day to come, with {date}'),
  list: text().describe('Heading of the list of all that waits'),
})

export type PreviewText = z.infer<typeof previewSchema>

/** What the notice of a preview shows. */
export type PreviewNotice = PreviewText & {
  readonly pieces: readonly {
    readonly path: string
    readonly title: string
    /** Calendar date in UTC; undefined for a draft. */
    readonly day?: string | undefined
  }[]
}
