import { grain, vignette } from '../../scenery/grain.ts'
import { filtered, svgDocument } from '../../scenery/svg.ts'

export { line, shape } from '../parts/prop.ts'

export type Cover = { readonly id: string; readonly svg: () => string }

export const size = { width: 1600, height: 900 } as const

/** The layers from back to front, with the corners shaded and the grain laid over all. */
export function picture(layers: readonly string[], shade = '#12333f', depth = 0.3): string {
  return svgDocument(size, [...layers, vignette(size, shade, depth), grain(size, 0.2)].join(''))
}

/** A sheet of the paper cut: it throws a soft shadow on what lies behind. */
export function raised(body: string, lift = 8, opacity = 0.35): string {
  return filtered(
    body,
    `<feDropShadow dx="${lift * 0.5}" dy="${lift}" stdDeviation="${lift * 0.7}" flood-color="#06171e" flood-opacity="${opacity}"/>`,
  )
}

export function placed(body: string, x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`
}

export const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A long list of points on few lines: x, y, x, y. */
export const pairs = (list: readonly number[]): readonly (readonly [number, number])[] =>
  times(list.length / 2, i => [list[i * 2] ?? 0, list[i * 2 + 1] ?? 0] as const)

/** A short table, row after row. */
export const rows = <const T extends readonly (readonly unknown[])[]>(...list: T): T => list
