import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tools = readFileSync('client/styles/_tools.scss', 'utf8')

/** The colors of a map in the file by their roles; those that are not opaque are left out. */
function readColors(map: string): ReadonlyMap<string, string> {
  const [, rules = ''] = new RegExp(`^\\$${map}: \\(([^)]+)\\)`, 'm').exec(tools) ?? []
  return new Map(
    [...rules.matchAll(/^ {2}([a-z-]+): #([0-9a-f]{6}),$/gm)].map(([, role = '', hex = '']) => [role, hex]),
  )
}

const lightColors = readColors('colors')
const darkColors = readColors('dark-colors')
const schemes = { light: lightColors, dark: new Map([...lightColors, ...darkColors]) } as const

type Scheme = keyof typeof schemes

function getColor(scheme: Scheme, role: string): string {
  const hex = schemes[scheme].get(role)
  if (hex === undefined) throw new Error(`the design has no color role "${role}"`)
  return hex
}

/** WCAG 2.2 contrast ratio of two roles: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(scheme: Scheme, one: string, other: string): number {
  return contrastOf(getColor(scheme, one), getColor(scheme, other))
}

function contrastOf(...hexes: readonly [string, string]): number {
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

const pairs: readonly Pair[] = [
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

const cases = (['light', 'dark'] as const).flatMap(scheme => pairs.map(pair => [scheme, ...pair] as const))

test.each(cases)('in the %s scheme, %s on %s has a contrast of at least %d', (scheme, foreground, ground, min) => {
  expect(contrast(scheme, foreground, ground)).toBeGreaterThanOrEqual(min)
})

test('the dark scheme changes only roles of the light one', () => {
  expect([...darkColors.keys()].filter(role => !lightColors.has(role) && role !== 'hairline')).toEqual([])
})

const chartSheet = readFileSync('client/features/writing/article-charts.module.scss', 'utf8')
const [lightShare = Number.NaN, darkShare = Number.NaN] = [...chartSheet.matchAll(/#\{\$tone\}\) (\d+)%/g)].map(
  ([, percent]) => Number(percent) / 100,
)

/** A color of so much of a role and the rest of the ground of charts. */
function mixWithGround(scheme: Scheme, role: string, share: number): string {
  const [color = [], ground = []] = [getColor(scheme, role), getColor(scheme, 'raised')].map(hex =>
    [0, 2, 4].map(start => Number.parseInt(hex.slice(start, start + 2), 16)),
  )
  return color
    .map((value, index) => Math.round(value * share + (ground[index] ?? 0) * (1 - share)))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')
}

test.each([
  ['light', 'accent', 'text', lightShare],
  ['light', 'success', 'text', lightShare],
  ['dark', 'accent', 'page', darkShare],
  ['dark', 'success', 'page', darkShare],
] as const)(
  'in the %s scheme parts of charts in %s show on the ground and under their words',
  (scheme, role, words, share) => {
    const part = mixWithGround(scheme, role, share)
    expect(contrastOf(part, getColor(scheme, 'raised'))).toBeGreaterThanOrEqual(3)
    expect(contrastOf(part, getColor(scheme, words))).toBeGreaterThanOrEqual(4.5)
  },
)
