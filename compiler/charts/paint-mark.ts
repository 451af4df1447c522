import type { Mark, Tone } from './drawing.ts'
import type { SvgAttributes } from './to-svg.ts'

/** As client/features/writing/charts.module.scss and article-charts.module.scss. */
const roles: Readonly<Record<Tone, string>> = {
  first: 'link',
  second: 'accent',
  third: 'text-quiet',
  fourth: 'success',
  fifth: 'text',
  gain: 'link',
  loss: 'accent',
  quiet: 'border-control',
  rule: 'border',
  ground: 'raised',
  land: 'surface-strong',
  water: 'border',
}

/** The look of a mark outside of a page's style sheet, as attributes. `color` gives the color of a role. */
export function paintMark(mark: Mark, color: (role: string) => string): SvgAttributes {
  const toneColor = (tone: Tone) => color(roles[tone])
  switch (mark.kind) {
    case 'line':
      return {
        fill: 'none',
        stroke: toneColor(mark.tone),
        strokeWidth: mark.tone === 'rule' ? 1 : mark.tone === 'ground' ? 6 : mark.tone === 'quiet' ? 1.5 : 2.5,
        strokeLineJoin: 'round',
        strokeDashArray: mark.isDashed ? '6 4' : undefined,
      }
    case 'box': {
      const isSecond = mark.tone === 'second'
      const dashes = isSecond ? '4 3' : undefined
      return { fill: color('surface'), stroke: toneColor(isSecond ? 'second' : 'rule'), strokeDashArray: dashes }
    }
    case 'bar':
      return { fill: toneColor(mark.tone), ...(mark.isPart && { stroke: color('raised'), strokeWidth: 1 }) }
    case 'area':
    case 'dot':
      return { fill: toneColor(mark.tone) }
    case 'text': {
      const fontWeight = mark.isStrong ? 600 : undefined
      if (mark.isInside) return { fill: color('page'), fontWeight }
      // A halo where a line passes behind the words.
      const halo = { stroke: color('raised'), strokeWidth: 3, strokeLineJoin: 'round', paintOrder: 'stroke' }
      return { fill: toTextColor(mark.tone, color), ...halo, fontWeight }
    }
  }
}

function toTextColor(tone: Tone | undefined, color: (role: string) => string): string {
  if (tone === undefined) return color('text')
  return color(tone === 'quiet' ? 'text-quiet' : roles[tone])
}
