/** The colors of a map in the style file by their roles, as six digits; those that are not opaque are left out. */
export function readColors(scss: string, map: string): ReadonlyMap<string, string> {
  const [, rules = ''] = new RegExp(`^\\$${map}: \\(([^)]+)\\)`, 'm').exec(scss) ?? []
  return new Map(
    [...rules.matchAll(/^ {2}([a-z-]+): #([0-9a-f]{6}),$/gm)].map(([, role = '', hex = '']) => [role, hex]),
  )
}

/** WCAG 2.2 contrast ratio of two colors of six digits: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(...hexes: readonly [string, string]): number {
  const [light = 0, dark = 0] = hexes.map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(start => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Follow the scheme, or are dark in both. */
const grounds = ['page', 'surface', 'surface-strong', 'raised']
const deepGrounds = ['deep', 'deep-strong']

type Pair = readonly [foreground: string, ground: string, min: number]

/** Roles that stand on each other, with the contrast that they need. */
export const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground): readonly Pair[] => [
    ['text', ground, 7],
    ['text-quiet', ground, 4.5],
    ['accent', ground, 4.5],
    ['link', ground, 4.5],
    ['danger', ground, 4.5],
    ['success', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ...deepGrounds.flatMap((ground): readonly Pair[] => [
    ['text-on-deep', ground, 7],
    ['text-quiet-on-deep', ground, 4.5],
    ['accent-on-deep', ground, 4.5],
    ['code-value', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ['text-on-deep', 'deep-bright', 7],
  ['text-quiet-on-deep', 'deep-bright', 4.5],
  ['page', 'accent', 4.5],
  ['page', 'accent-strong', 4.5],
  ['deep-strong', 'accent-on-deep', 4.5],
  ['border-control', 'page', 3],
  ['border-control', 'surface', 3],
  ['border-control', 'raised', 3],
  // What is chosen among several.
  ['page', 'text', 7],
]
