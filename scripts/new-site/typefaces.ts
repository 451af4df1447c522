import { readFileSync } from 'node:fs'
import { z } from 'zod'

const ratios = z.tuple([z.number(), z.number()]).optional()

const typefaceSchema = z.strictObject({
  family: z.string(),
  kind: z.enum(['sans', 'serif']),
  /** Of its packages, by their scopes. */
  versions: z.record(z.string(), z.string()),
  /** Of its lines, as its descent, in thousandths of its size. */
  ascent: z.number(),
  descent: z.number(),
  /** The width of English text, regular and bold (625), over its width in a local font. */
  standIns: z.strictObject({ arial: ratios, roboto: ratios, times: ratios, noto: ratios }),
  /** Letters at weight 400 by their widths, as compiler/charts/letter-widths.ts has them. */
  letters: z.record(z.string(), z.string()),
})

export type OfferedTypeface = z.infer<typeof typefaceSchema>

/**
 * The typefaces to choose from, by the name of their packages on npm, all under the SIL Open Font License. Measured in the
 * files of `@expo-google-fonts`; the texts are the sample's articles, in Liberation for Arial and Times New Roman.
 */
export const offeredTypefaces: ReadonlyMap<string, OfferedTypeface> = new Map(
  Object.entries(
    z
      .record(z.string(), typefaceSchema)
      .parse(JSON.parse(readFileSync(new URL('./typefaces.json', import.meta.url), 'utf8'))),
  ),
)

export const sampleTypeface = 'instrument-sans'
