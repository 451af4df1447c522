import type { Element, ElementContent, Properties } from 'hast'
import type { ChartBlock } from './charts/chart-block.ts'
import { toSvg } from './charts/to-svg.ts'

/** The chart in a wide and a narrow form, of which the style sheet shows the one that fits; below it `folded`. */
export function toFigure({ kind, title, alt, widths, draw }: ChartBlock, folded: readonly ElementContent[]): Element {
  const forms = Object.entries(widths).map(([name, width]) =>
    h('div', [toSvg(draw(width), alt)], { className: [`chart-${name}`] }),
  )
  const summary = h('summary', [word('The chart as a table')])
  const details = folded.length === 0 ? [] : [h('details', [summary, ...folded])]
  const className = kind === 'span' ? ['chart', kind] : ['chart']
  return h('figure', [h('figcaption', [word(title)]), ...forms, ...details], { className })
}

export function word(value: string): ElementContent {
  return { type: 'text', value }
}

export function h(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children }
}
