import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, pairs, readColors } from '../support/color-pairs.ts'

const tools = readFileSync('client/styles/_tools.scss', 'utf8')

const lightColors = readColors(tools, 'colors')
const darkColors = readColors(tools, 'dark-colors')
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
