import type { PageLink } from '../addresses/links.ts'
import type { Source } from './schemas/source.ts'

/** The lists in which charts stand, in their order. */
export const chartGroups = ['articles', 'papers', 'work', 'pages'] as const

export type ChartGroup = (typeof chartGroups)[number]

/** A chart as the list of all shows it. */
export type ChartSummary = {
  readonly id: string
  readonly title: string
  readonly group: ChartGroup
  /** The title of what it stands in. */
  readonly from: string
}

/** A chart with what its page says of it. */
export type ChartDocument = Omit<ChartSummary, 'group' | 'from'> & {
  /** What it shows, for those who do not see it. */
  readonly alt: string
  /** Its HTML, without title and table. */
  readonly drawing: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly note?: string | undefined
  readonly sources: readonly Pick<Source, 'id' | 'publisher' | 'title' | 'year'>[]
  /** Where it stands: the title and the address of its place. */
  readonly piece: PageLink
  /** Of the piece; empty for a page without one. */
  readonly authors: readonly string[]
  /** Calendar date of the piece, as 2025-08-12. */
  readonly publishedOn?: string | undefined
  readonly changedOn?: string | undefined
}

/** What the build makes the files of a chart from. */
export type ChartFiles = {
  readonly id: string
  /** SVG whose colors are roles of the design, as custom properties: with title and credit, and both forms alone. */
  readonly sheet: string
  readonly marks: string
  readonly csv: string
}
