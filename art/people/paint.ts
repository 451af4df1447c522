import { type PaletteColor, palette } from '../toolkit/palette.ts'

/** Between two palette colours: skin and cloth are mixed from the palette and never leave it. */
export function mix(from: PaletteColor | `#${string}`, to: PaletteColor | `#${string}`, share: number): `#${string}` {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: PaletteColor | `#${string}`): readonly number[] {
  const hex = isHex(color) ? color : palette[color]
  return [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))
}

function isHex(color: PaletteColor | `#${string}`): color is `#${string}` {
  return color.startsWith('#')
}

type Stroke = { readonly d: string; readonly color: string; readonly width: number; readonly opacity?: number }

export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
}

export function stroke({ d, color, width, opacity = 1 }: Stroke): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${ends} opacity="${opacity}"/>`
}

/** Content that shows only where `outline` is. */
export function within(id: string, outline: string, content: string): string {
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}
