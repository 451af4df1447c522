import type { Element, Text } from 'hast'
import type { Drawing, Mark, Tone } from './drawing.ts'
import { round } from './strokes.ts'

/** Properties of an element; those that are undefined are left out. */
export type SvgAttributes = Readonly<Record<string, string | number | string[] | undefined>>

/** How a mark gets its color: by classes on pages, by attributes on paper. */
type Paint = (mark: Mark) => SvgAttributes

/** The drawing as an SVG element. */
export function toSvg({ width, height, marks }: Drawing, label: string, paint: Paint = toClasses): Element {
  const properties = { viewBox: `0 0 ${width} ${Math.ceil(height)}`, role: 'img', ariaLabel: label }
  const children = toLayers(marks).map((mark): Element => {
    const { tagName, attributes, children = [] } = toShape(mark)
    return { type: 'element', tagName, properties: { ...paint(mark), ...attributes }, children }
  })
  return { type: 'element', tagName: 'svg', properties, children }
}

/** Dots above shapes and words above both; lines of one look that follow each other are one path. */
function toLayers(marks: readonly Mark[]): readonly Mark[] {
  const layers: Mark[] = []
  const depth = ({ kind }: Mark) => (kind === 'text' ? 2 : kind === 'dot' ? 1 : 0)
  for (const mark of marks.toSorted((one, other) => depth(one) - depth(other))) {
    const last = layers.at(-1)
    const isSame = mark.kind === 'line' && last?.kind === 'line' && mark.tone === last.tone
    if (isSame && Boolean(mark.isDashed) === Boolean(last.isDashed)) {
      layers[layers.length - 1] = { ...mark, path: last.path + mark.path }
    } else layers.push(mark)
  }
  return layers
}

/** The d of a path, with the short commands for lines along an axis. */
function shorten(path: string, toUnits: (size: number) => number): string {
  let [x, y] = ['', '']
  return path.replaceAll(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (_, command: string, toX: string, toY: string) => {
    const [lastX, lastY] = [x, y]
    x = String(toUnits(Number(toX)))
    y = String(toUnits(Number(toY)))
    if (command === 'M') return `M${x},${y}`
    if (x === lastX) return y === lastY ? '' : `V${y}`
    return y === lastY ? `H${x}` : `L${x},${y}`
  })
}

/** Pages allow no style attributes and have two color schemes. */
function toClasses(mark: Mark): SvgAttributes {
  const names = toClassNames(mark).filter(Boolean).join(' ')
  return { className: names === '' ? undefined : names.split(' ') }
}

function toClassNames(mark: Mark): readonly (string | false | undefined)[] {
  switch (mark.kind) {
    case 'line':
      return ['line', mark.tone, mark.isDashed && 'dashed']
    case 'bar':
      return [mark.isPart && 'part', mark.tone]
    case 'box':
      return ['box', mark.tone]
    case 'text':
      return [mark.tone, mark.isStrong && 'strong', mark.isInside && 'inside']
    default:
      return [mark.tone]
  }
}

/** Whether a line only helps to read. Lines of figures are exact to a tenth of a unit, the others to a unit. */
function isHelp(tone: Tone): boolean {
  return tone === 'rule' || tone === 'quiet' || tone === 'ground'
}

type Shape = { readonly tagName: string; readonly attributes: SvgAttributes; readonly children?: Text[] }

function toShape(mark: Mark): Shape {
  switch (mark.kind) {
    case 'line':
      return { tagName: 'path', attributes: { d: shorten(mark.path, isHelp(mark.tone) ? Math.round : round) } }
    case 'area':
      return { tagName: 'path', attributes: { d: shorten(mark.path, Math.round) } }
    case 'bar':
    case 'box': {
      const { x, y, width, height } = mark
      const size = { x: Math.round(x), y: Math.round(y), width: round(width), height: round(height) }
      return { tagName: 'rect', attributes: { ...size, rx: mark.kind === 'box' ? 6 : undefined } }
    }
    case 'dot':
      return { tagName: 'circle', attributes: { cx: Math.round(mark.x), cy: Math.round(mark.y), r: 4 } }
    case 'text': {
      const { x, y, anchor, text } = mark
      const attributes = { x: Math.round(x), y: Math.round(y), textAnchor: anchor }
      return { tagName: 'text', attributes, children: [{ type: 'text', value: text }] }
    }
  }
}
