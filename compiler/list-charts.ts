import type { FieldPath } from '../shared/content/find-strings.ts'
import { type ChartSpec, chartSchema } from '../shared/content/schemas/chart.ts'
import { hasSections } from '../shared/content/schemas/sections.ts'
import { typeset } from '../shared/values/typeset.ts'
import { toChartId } from './charts/chart-address.ts'
import { type ChartBlock, type Texts, toChartBlock } from './charts/chart-block.ts'
import { type Entries, type Entry, listSingles } from './read-entries.ts'
import type { ParsedSource } from './source.ts'
import { typesetDocument } from './typeset-document.ts'

/** A chart of a text or of a section, with the table that it draws as its file has it. */
export type PieceChart = {
  readonly id: string
  readonly spec: ChartSpec
  readonly texts: Texts
  readonly note: string | undefined
  /** Ids of content/sources. */
  readonly sources: readonly string[]
  readonly source: ParsedSource
  /** Its line in the body of a text, or the field of its section. */
  readonly place: number | FieldPath
  /** Id of the section. */
  readonly section?: string
  /** Whether its page has the address of its marks instead of them. */
  readonly isFiled?: boolean
}

/** Every chart that a public page shows, those of texts first; a section that another page quotes has it once. */
export function listCharts(entries: Entries): readonly PieceChart[] {
  const { single, folder, renderBody } = entries
  const inTexts = [...folder.articles, ...folder.posts, ...folder.papers].flatMap(({ source }) =>
    renderBody(source).charts.map(({ line, ...chart }): PieceChart => {
      const { note, sources = [] } = chart.spec
      return { ...chart, note, sources, source, place: line }
    }),
  )
  const pages: readonly Entry<object>[] = [...listSingles(single), ...folder.services, ...folder.work]
  const demos = single['demos.json']
  const inSections = [
    ...pages.flatMap(({ value, source }) => listInSections(value, source, toName(source.path), [])),
    ...demos.value.flatMap((demo, index) => (demo.active ? listInSections(demo, demos.source, demo.id, [index]) : [])),
  ]
  return [...inTexts, ...inSections]
}

/** The charts that have pages of their own: all, or none where the site lacks the words of such pages. */
export function listChartPages(entries: Entries): readonly PieceChart[] {
  return entries.single['pages/charts.json'] === undefined ? [] : listCharts(entries)
}

function listInSections(page: object, source: ParsedSource, piece: string, at: FieldPath): readonly PieceChart[] {
  if (!hasSections(page)) return []
  return page.sections.flatMap((section, index) => {
    if (section.kind !== 'chart') return []
    const { id, file, chart: spec, columns, rows, note, sources = [] } = section
    const address = file ?? toChartId(piece, { name: id, title: spec.title })
    const place = [...at, 'sections', index]
    const texts = [columns, ...rows]
    return [{ id: address, spec, texts, note, sources, source, place, section: id, isFiled: file !== undefined }]
  })
}

/** The name of a file without its folder and its ending. */
function toName(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '')
}

/** The chart with typographic quotes and spaces. Throws ChartError. */
export function toTypesetChart({ spec, texts }: Pick<PieceChart, 'spec' | 'texts'>): ChartBlock {
  const { data, ...own } = spec
  const set = texts.map(row => row.map(text => typeset(text)))
  return toChartBlock(chartSchema.parse(typesetDocument(own, [])), set)
}
