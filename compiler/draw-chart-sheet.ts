import type { Element } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { toListedFamily, typefaces } from '../shared/values/typefaces.ts'
import { h, word } from './chart-figure.ts'
import type { ChartBlock } from './charts/chart-block.ts'
import { labelSize } from './charts/drawing.ts'
import { paintMark } from './charts/paint-mark.ts'
import { wrapText } from './charts/text.ts'
import { toSvg } from './charts/to-svg.ts'

const stringifier = unified().use(rehypeStringify, { space: 'svg' }).freeze()

const font = `${toListedFamily(typefaces.text)}, DejaVu Sans, system-ui, sans-serif`

/** In user units. Other typefaces are wider: lines end before the edge. */
const sheet = { margin: 24, title: { size: 20, line: 26 }, credit: { size: 12, line: 18 }, fill: 0.94 } as const

/** Drawings as SVG whose colors are roles of the design, as custom properties. */
export type ChartDrawings = {
  /** Title, wide form and credit below each other. Its part `plain` is the wide form with its margins, without what has the class `words`. */
  readonly sheet: string
  /** Both forms, for pages to refer to. */
  readonly marks: string
}

/** A chart as it travels, with its title above it and `credit` below, each a paragraph. */
export function drawChartSheet(block: ChartBlock, credit: readonly string[]): ChartDrawings {
  const { title, alt } = block.spec
  const { wide: width } = block.widths
  const { margin } = sheet
  const [wide, narrow] = [toForm(block, 'wide'), toForm(block, 'narrow')]
  const heading = wrap([title], width, sheet.title.size, true)
  const top = margin + heading.length * sheet.title.line + 12
  const end = top + wide.height + 16
  const lines = wrap(credit, width, sheet.credit.size, false)
  const size = { width: width + 2 * margin, height: end + lines.length * sheet.credit.line + margin - 4 }
  const children = [
    h('title', [word(title)]),
    h('view', [], { id: 'plain', viewBox: `0 ${top} ${size.width} ${wide.height}` }),
    toText(heading, { top: margin, ...sheet.title, fontWeight: '600', fill: toColor('text') }),
    h('g', [wide.group], { transform: `translate(${margin} ${top})` }),
    toText(lines, { top: end, ...sheet.credit, fill: toColor('text-quiet') }),
  ]
  const look = { role: 'img', ariaLabel: alt, xmlns: 'http://www.w3.org/2000/svg', fontFamily: font }
  const marks = [h('title', [word(title)]), wide.group, h('defs', [narrow.group])]
  return {
    sheet: write(h('svg', children, { viewBox: `0 0 ${size.width} ${size.height}`, ...size, ...look })),
    marks: write(h('svg', marks, { viewBox: `0 0 ${width} ${wide.height}`, ...look })),
  }
}

function toForm({ spec, widths, draw }: ChartBlock, id: keyof ChartBlock['widths']) {
  const drawing = draw(widths[id])
  const svg = toSvg(drawing, spec.alt, mark => paintMark(mark, toColor))
  return { height: Math.ceil(drawing.height), group: h('g', svg.children, { id, fontSize: String(labelSize) }) }
}

function wrap(texts: readonly string[], width: number, size: number, isStrong: boolean): readonly string[] {
  return texts.flatMap(text => wrapText(text, (width * sheet.fill * labelSize) / size, isStrong))
}

type TextStyle = { readonly top: number; readonly size: number; readonly line: number; readonly fill: string }

function toText(lines: readonly string[], { top, size, line, ...look }: TextStyle & { fontWeight?: string }): Element {
  const texts = lines.map((text, index) =>
    h('text', [word(text)], { x: String(sheet.margin), y: String(top + size + index * line) }),
  )
  return h('g', texts, { className: ['words'], fontSize: String(size), ...look })
}

function write(svg: Element): string {
  return stringifier.stringify({ type: 'root', children: [svg] })
}

/** Words of marks have a halo of the ground that they lie on. */
function toColor(role: string): string {
  return `var(--color-${role === 'raised' ? 'page' : role})`
}
