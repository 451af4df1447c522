import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { hasSections } from '../shared/content/schemas/sections.ts'
import { h, word } from './chart-figure.ts'
import type { ChartBlock } from './charts/chart-block.ts'
import { chartFilePath } from './charts/chart-file-path.ts'
import { labelSize } from './charts/drawing.ts'
import { paintMark } from './charts/paint-mark.ts'
import { toSvg } from './charts/to-svg.ts'
import { toTypesetBlock } from './draw-charted-table.ts'
import { type Entries, listSingles } from './read-entries.ts'

const stringifier = unified().use(rehypeStringify, { space: 'svg' }).freeze()

/** The charts of sections that name a file, by path. */
export function drawChartFiles({ single, folder }: Entries): ReadonlyMap<string, string> {
  const pages: readonly object[] = [...listSingles(single), ...folder.services, ...folder.work].map(
    ({ value }) => value,
  )
  const sections = pages.flatMap(page => (hasSections(page) ? page.sections : []))
  return new Map(
    sections.flatMap(section => {
      if (section.kind !== 'chart' || section.file === undefined) return []
      return [[chartFilePath(section.file), drawChartFile(toTypesetBlock(section))] as const]
    }),
  )
}

/**
 * Both forms in one file: alone it shows the wide one, and pages refer to the group that fits. Colors are the roles of
 * client/styles, which a reference inherits from its page, with the visitor's scheme and typeface.
 */
function drawChartFile({ title, alt, widths, draw }: ChartBlock): string {
  const toForm = (id: keyof typeof widths) => {
    const svg = toSvg(draw(widths[id]), alt, mark => paintMark(mark, toColor))
    return { svg, group: h('g', svg.children, { id, fontSize: String(labelSize) }) }
  }
  const [wide, narrow] = [toForm('wide'), toForm('narrow')]
  const root = {
    ...wide.svg.properties,
    xmlns: 'http://www.w3.org/2000/svg',
    fontFamily: 'Instrument Sans, system-ui, sans-serif',
  }
  const children = [h('title', [word(title)]), wide.group, h('defs', [narrow.group])]
  return stringifier.stringify({ type: 'root', children: [h('svg', children, root)] })
}

/** Its words have a halo of the ground that it lies on. */
function toColor(role: string): string {
  return `var(--color-${role === 'raised' ? 'page' : role})`
}
