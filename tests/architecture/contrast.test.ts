import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tools = readFileSync('client/styles/_tools.scss', 'utf8')

function getColor(role: string): string {
  const hex = new RegExp(`^  ${role}: #([0-9a-f]{6})`, 'm').exec(tools)?.[1]
  if (hex === undefined) throw new Error(`the design has no color role "${role}"`)
  return hex
}

/** WCAG 2.2 contrast ratio of two roles: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(getColor(one)), luminance(getColor(other))].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(start => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const light = ['page', 'surface', 'surface-strong']
const dark = ['deep', 'deep-strong']

type Pair = readonly [foreground: string, ground: string, least: number]

const pairs: readonly Pair[] = [
  ...light.flatMap((ground): readonly Pair[] => [
    ['text', ground, 7],
    ['text-quiet', ground, 4.5],
    ['accent', ground, 4.5],
    ['link', ground, 4.5],
    ['danger', ground, 4.5],
    ['success', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ...dark.flatMap((ground): readonly Pair[] => [
    ['text-on-deep', ground, 7],
    ['text-quiet-on-deep', ground, 4.5],
    ['accent-on-deep', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ['page', 'accent', 4.5],
  ['page', 'accent-strong', 4.5],
  ['deep-strong', 'accent-on-deep', 4.5],
  ['border-control', 'page', 3],
  ['border-control', 'surface', 3],
]

test.each(pairs)('%s on %s has a contrast of at least %d', (foreground, ground, least) => {
  expect(contrast(foreground, ground)).toBeGreaterThanOrEqual(least)
})
