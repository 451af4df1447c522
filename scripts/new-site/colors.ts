/** Hue in degrees, saturation and lightness from 0 to 1. */
type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number }

/** WCAG 2.2 contrast ratio of two colors: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The same hue, with the saturation and lightness of a role. */
export function withTone(color: string, saturation: number, lightness: number): string {
  return toHex({ hue: toHsl(color).hue, saturation, lightness })
}

/** The color, or the nearest darker or lighter one that has the contrast on all grounds. */
export function reachContrast(color: string, grounds: readonly string[], ratio: number): string {
  const isDark = grounds.every(ground => luminance(ground) < 0.18)
  const { hue, saturation, lightness } = toHsl(color)
  const steps = Array.from({ length: 101 }, (_, step) => lightness + ((isDark ? 1 : -1) * step) / 100)
  const candidates = [
    color,
    ...steps.filter(step => step >= 0 && step <= 1).map(step => toHex({ hue, saturation, lightness: step })),
  ]
  const found = candidates.find(each => grounds.every(ground => contrastOf(each, ground) >= ratio))
  return found ?? (isDark ? '#ffffff' : '#000000')
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toParts(hex).map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue from 0 to 1. */
function toParts(hex: string): readonly number[] {
  return [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
}

function toHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = toParts(hex)
  const max = Math.max(red, green, blue)
  const range = max - Math.min(red, green, blue)
  const lightness = max - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    max === red ? (green - blue) / range : max === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function toHex({ hue, saturation, lightness }: Hsl): string {
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
