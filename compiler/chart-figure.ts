import type { Element, ElementContent, Properties } from 'hast'
import type { ChartBlock } from './charts/chart-block.ts'
import { chartFilePath } from './charts/chart-file-path.ts'
import { toSvg } from './charts/to-svg.ts'

/**
 * The chart in a wide and a narrow form, of which the style sheet shows the one that fits; below it `folded`. With
 * `file`, the name of a file of its own, the page has the address of its marks instead of them.
 */
export function toFigure(
  { kind, title, alt, widths, draw }: ChartBlock,
  folded: readonly ElementContent[],
  file?: string,
): Element {
  const forms = Object.entries(widths).map(([name, width]) => {
    const svg = toSvg(draw(width), alt)
    if (file === undefined) return h('div', [svg], { className: [`chart-${name}`] })
    const mark = h('use', [], { href: `${chartFilePath(file)}#${name}` })
    return { ...svg, children: [mark], properties: { ...svg.properties, className: [name] } }
  })
  const summary = h('summary', [word('The chart as a table')])
  const details = folded.length === 0 ? [] : [h('details', [summary, ...folded])]
  if (file !== undefined) return h('figure', [h('figcaption', [word(title)]), ...forms, ...details])
  const className = kind === 'span' ? ['chart', kind] : ['chart']
  return h('figure', [h('figcaption', [word(title)]), ...forms, ...details], { className })
}

export function word(value: string): ElementContent {
  return { type: 'text', value }
}

export function h(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children }
}
