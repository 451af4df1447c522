import { z } from 'zod'
import { dataUses } from '../../values/data-uses.ts'
import { chartSchema } from './chart.ts'
import { iconName, idOf, sitePath, slug, text } from './fields.ts'
import type { FileSummary } from './files.ts'
import type { SourceLink } from './source.ts'

/** The parts of a page of text, drawn by client/features/sections/. */

export const siteLink = () =>
  z
    .strictObject({
      label: text().describe('The words of the link; they name its target'),
      to: sitePath().describe('Path of a page of this site, with an anchor where it helps'),
    })
    .describe('A link to a page of this site')

const head = {
  id: slug().describe('Anchor of the section, after the # in an address'),
  group: text().optional().describe('Name of the group of sections that begins here'),
  heading: text().describe('Heading of the section'),
  text: text().optional().describe('One or two sentences beside the heading'),
  links: z.array(siteLink()).optional().describe('Where to read on, at the end of the section'),
  sources: z.array(idOf('sources')).optional().describe('Ids of content/sources that support the section'),
}

const titledItem = () =>
  z.strictObject({
    title: text().optional().describe('A few words before the text'),
    text: text().describe('One to three sentences'),
  })

const textSection = z.strictObject({
  kind: z.literal('text'),
  ...head,
  paragraphs: z.array(text()).min(1).describe('The paragraphs'),
})

const listSection = z.strictObject({
  kind: z.literal('list'),
  ...head,
  items: z.array(titledItem()).min(1).describe('The items, in order'),
})

const stepsSection = z.strictObject({
  kind: z.literal('steps'),
  ...head,
  steps: z
    .array(
      z.strictObject({
        when: text().describe('When it happens, such as "Week 1" or "Day 0"'),
        title: text().describe('Name of the step'),
        text: text().describe('What happens'),
        method: text().optional().describe('The methodology that it belongs to'),
        yours: text().optional().describe('What the client brings'),
        result: text().optional().describe('What exists at the end'),
        gate: text().optional().describe('The decision at the end: what must be true to go on'),
        gateName: text().optional().describe('Its name, where it is not the next of the numbered gates'),
      }),
    )
    .min(2)
    .describe('The points of the timeline, in order'),
})

const cells = {
  columns: z.array(text()).min(2).describe('Headers of the columns'),
  rows: z.array(z.array(text()).min(2)).min(1).describe('The cells; the first of a row is its header'),
  note: text().optional().describe('A line under the table'),
}

const tableSection = z.strictObject({
  kind: z.literal('table'),
  ...head,
  ...cells,
  numeric: z.boolean().optional().describe('Aligns all columns but the first to the right'),
  total: z.boolean().optional().describe('Sets the last row off as the result of those above it'),
})

/** A chart with the table that it draws, which is folded below it. */
export const chartedTable = {
  ...cells,
  chart: chartSchema
    .refine(({ data }) => data === undefined, 'must not have data: it draws the rows beside it')
    .refine(
      ({ name, note, sources }) => [name, note, sources].every(field => field === undefined),
      'must not have name, note or sources: those of the section are meant',
    )
    .describe('How the rows are drawn: the fields of a block ```chart of an article'),
}

const chartSection = z.strictObject({
  kind: z.literal('chart'),
  ...head,
  ...chartedTable,
  file: slug()
    .optional()
    .describe(
      'Name of a file of its own, /charts/{file}.svg; pages with little room refer to it instead of repeating it',
    ),
})

const cardsSection = z.strictObject({
  kind: z.literal('cards'),
  ...head,
  cards: z
    .array(
      z.strictObject({
        icon: iconName().optional().describe('Icon of the card'),
        title: text().describe('Title of the card'),
        text: text().describe('One to four sentences'),
        features: z.array(text()).optional().describe('A short list under the text'),
        link: siteLink().optional().describe('The link at the bottom of the card'),
      }),
    )
    .min(2)
    .describe('Two to four cards in a row, or a multiple of three'),
})

const questionsSection = z.strictObject({
  kind: z.literal('questions'),
  ...head,
  questions: z
    .array(
      z.strictObject({
        question: text().describe('The question in the words of a buyer'),
        answer: text().describe('The answer; its first sentence stands for itself'),
      }),
    )
    .min(2)
    .describe('Questions and answers'),
})

const figuresSection = z.strictObject({
  kind: z.literal('figures'),
  ...head,
  figures: z
    .array(
      z.strictObject({
        value: text().describe('The figure with its unit'),
        label: text().describe('What it counts'),
        note: text().optional().describe('How it was measured or computed'),
      }),
    )
    .min(2)
    .max(4)
    .describe('Two to four figures'),
})

const downloadsSection = z.strictObject({
  kind: z.literal('downloads'),
  ...head,
  files: z.array(slug()).min(1).describe('Ids of content/workbooks and content/documents, in order'),
})

const retentionSection = z.strictObject({
  kind: z.literal('retention'),
  ...head,
  columns: z.array(text()).length(3).describe('Headers: what is stored, where, for how long'),
  storage: z
    .strictObject({
      file: text().describe('Without DATABASE_URL'),
      database: text().describe('With DATABASE_URL'),
    })
    .optional()
    .describe('Where messages are, in place of {storage}'),
  rows: z
    .array(
      z.strictObject({
        what: text().describe('What is stored'),
        keys: z
          .array(text())
          .optional()
          .describe('The names of its fields or its key, as in the code; a test compares them'),
        where: text().describe('Where it is stored; {storage} becomes the storage that the server is set to'),
        only: z.enum(dataUses).optional().describe('The use of data by which the server shows the row'),
        period: text().describe('For how long; {days} becomes the setting, such as "7 days"'),
        daysOf: z
          .enum(['delivered', 'suspect', 'retry'])
          .optional()
          .describe('The setting of the server that gives the number: of delivered or suspect messages, or of retries'),
      }),
    )
    .min(1)
    .describe('One row for each thing that is stored'),
})

const quotedSection = z.strictObject({
  kind: z.literal('demo'),
  id: head.id,
  heading: head.heading,
  links: head.links,
  demo: slug().describe('Id of the demo in content/demos.json'),
  section: slug().describe('Id of the section that is shown here, too; id, heading and links are those given here'),
  items: z.array(titledItem()).optional().describe('For a list: what stands before its items here'),
  sources: head.sources.describe('Further ids of content/sources'),
})

export const sectionSchema = z.discriminatedUnion('kind', [
  textSection,
  listSection,
  stepsSection,
  tableSection,
  chartSection,
  cardsSection,
  questionsSection,
  figuresSection,
  downloadsSection,
  retentionSection,
  quotedSection,
])

export const sections = () => z.array(sectionSchema)

export type ChartedTable = Pick<Extract<SectionContent, { kind: 'chart' }>, keyof typeof chartedTable>
export type SiteLink = z.infer<ReturnType<typeof siteLink>>
export type SectionContent = z.infer<typeof sectionSchema>
/** A section of a demo on another page. */
export type QuotedSection = Extract<SectionContent, { kind: 'demo' }>
export type OwnSection = Exclude<SectionContent, QuotedSection>

export function hasSections(content: object): content is { readonly sections: readonly SectionContent[] } {
  return 'sections' in content && content.sections !== undefined
}

/** What the compiler makes of some fields. */
type Made = {
  readonly downloads: { readonly files: readonly FileSummary[] }
  /** The HTML of the chart with its table. */
  readonly chart: { readonly drawing: string }
}

/** A section with the links of its sources, what its files are called, and its chart as it is drawn. */
export type Section = OwnSection extends infer Content
  ? Content extends OwnSection
    ? Omit<
        Content,
        'sources' | 'files' | (Content extends { kind: 'chart' } ? 'columns' | 'rows' | 'note' | 'chart' : never)
      > & {
        readonly sources?: readonly SourceLink[]
      } & (Content['kind'] extends keyof Made ? Made[Content['kind']] : unknown)
    : never
  : never
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>

/** Content as pages get it. */
export type WithSections<Content> = Content extends { sections?: SectionContent[] | undefined }
  ? Omit<Content, 'sections'> & { readonly sections?: readonly Section[] }
  : Content
