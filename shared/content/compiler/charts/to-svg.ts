import type { Element, ElementContent } from 'hast'
import type { Drawing, Mark } from './drawing.ts'

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
      return shape('path', `area ${mark.tone}`, { d: mark.path })
    case 'bar':
    case 'box':
      return shape('rect', mark.kind === 'box' ? `box ${mark.tone}` : mark.tone, {
        x: round(mark.x),
        y: round(mark.y),
        width: round(mark.width),
        height: round(mark.height),
        rx: mark.kind === 'box' ? 6 : undefined,
      })
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

function round(size: number): number {
  return Math.round(size * 10) / 10
}
