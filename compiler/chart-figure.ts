import type { Element, ElementContent, Properties } from 'hast'
import { chartFilePath } from '../shared/addresses/chart-files.ts'
import { linkTo } from '../shared/addresses/links.ts'
import type { ChartBlock } from './charts/chart-block.ts'
import { toSvg } from './charts/to-svg.ts'

type Options = {
  /** What opens below the chart. */
  readonly folded: readonly ElementContent[]
  readonly id?: string | undefined
  /** Whether it has a page of its own, to which it links; default: when it has an id. */
  readonly hasPage?: boolean
  /** Whether the page has the address of its marks instead of them. */
  readonly isFiled?: boolean
  /** Whether its id is an anchor: sections have anchors of their own. */
  readonly isAnchor?: boolean
}

/** The chart in a wide and a narrow form, of which the style sheet shows the one that fits, with its title. */
export function toFigure(block: ChartBlock, options: Options): Element {
  const { folded, id, hasPage = id !== undefined, isAnchor, isFiled = false } = options
  const { kind, title } = block.spec
  const forms = isFiled && id !== undefined ? toReferences(block, id) : toForms(block)
  const details = folded.length === 0 ? [] : [h('details', [h('summary', [word('The chart as a table')]), ...folded])]
  const link = id === undefined || !hasPage ? [] : [h('p', [toLink(id)])]
  const children = [h('figcaption', [word(title)]), ...forms, ...details, ...link]
  return h('figure', children, isFiled ? {} : { className: toClassNames(kind), id: isAnchor ? id : undefined })
}

/** The chart alone, for the page that has its title and its table. */
export function toPlainFigure(block: ChartBlock, id: string): Element {
  return h('figure', [...toReferences(block, id)])
}

function toClassNames(kind: ChartBlock['spec']['kind']): string[] {
  return kind === 'span' ? ['chart', kind] : ['chart']
}

function toForms({ spec, widths, draw }: ChartBlock): readonly Element[] {
  return Object.entries(widths).map(([name, width]) =>
    h('div', [toSvg(draw(width), spec.alt)], { className: [`chart-${name}`] }),
  )
}

function toReferences({ spec, widths, draw }: ChartBlock, id: string): readonly Element[] {
  return Object.entries(widths).map(([name, width]) => {
    const { properties, ...svg } = toSvg(draw(width), spec.alt)
    const mark = h('use', [], { href: `${chartFilePath(id, 'marks.svg')}#${name}` })
    return { ...svg, children: [mark], properties: { ...properties, className: [name] } }
  })
}

function toLink(id: string): Element {
  return h('a', [word('Data and citation')], { href: linkTo('chart', { chartId: id }) })
}

export function word(value: string): ElementContent {
  return { type: 'text', value }
}

export function h(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children }
}
