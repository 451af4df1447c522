import type { Element, ElementContent } from 'hast'
import type { Drawing, Mark } from './drawing.ts'
import { round } from './strokes.ts'

/** The drawing as an SVG element. Colors are classes, because pages allow no style attributes and have two schemes. */
export function toSvg({ width, height, marks }: Drawing, label: string): Element {
  const properties = { viewBox: `0 0 ${width} ${round(height)}`, role: 'img', ariaLabel: label }
  return { type: 'element', tagName: 'svg', properties, children: marks.map(toElement) }
}

function toElement(mark: Mark): Element {
  switch (mark.kind) {
    case 'line':
      return shape('path', `line ${mark.tone}${mark.isDashed ? ' dashed' : ''}`, { d: mark.path })
    case 'area':
      return shape('path', `part ${mark.tone}`, { d: mark.path })
    case 'arrowhead':
      return shape('path', mark.tone, { d: mark.path })
    case 'bar':
      return shape('rect', mark.tone, toRectangle(mark))
    case 'part':
    case 'box':
      return shape('rect', `${mark.kind} ${mark.tone}`, toRectangle(mark))
    case 'dot':
      return shape('circle', mark.tone, { cx: round(mark.x), cy: round(mark.y), r: 4 })
    case 'text': {
      const { x, y, anchor, tone, isStrong, isInside, text } = mark
      const className = [tone, isStrong && 'strong', isInside && 'inside'].filter(Boolean).join(' ')
      return shape('text', className, { x: round(x), y: round(y), textAnchor: anchor }, [{ type: 'text', value: text }])
    }
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>

function shape(tagName: string, className: string, attributes: Attributes, children: ElementContent[] = []): Element {
  const properties = { className: className === '' ? undefined : className.split(' '), ...attributes }
  return { type: 'element', tagName, properties, children }
}

function toRectangle({ kind, x, y, width, height }: Extract<Mark, { width: number }>): Attributes {
  const rx = kind === 'box' ? 6 : undefined
  return { x: round(x), y: round(y), width: round(width), height: round(height), rx }
}
