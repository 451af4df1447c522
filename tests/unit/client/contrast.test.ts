import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOf, pairs, readColors } from '../../support/color-pairs.ts'

const tools = readFileSync('client/styles/_tools.scss', 'utf8')
const light = readColors(tools, 'colors')
const dark = readColors(tools, 'dark-colors')
const charts = readFileSync('client/features/writing/article-charts.module.scss', 'utf8')
const [lightShare = 0, darkShare = 0] = [...charts.matchAll(/#\{\$tone\}\) (\d+)%/g)].map(([, text]) => Number(text))

for (const { scheme, colors, share, words } of [
  { scheme: 'light', colors: light, share: lightShare, words: 'text' },
  { scheme: 'dark', colors: new Map([...light, ...dark]), share: darkShare, words: 'page' },
]) {
  const get = (role: string) => colors.get(role) ?? expect.fail(`the design has no color role "${role}"`)

  /** So much of a role, in percent, and the rest of the ground of charts. */
  const mix = (role: string) => {
    const [color = [], ground = []] = [get(role), get('raised')].map(hex =>
      [0, 2, 4].map(start => Number.parseInt(hex.slice(start, start + 2), 16)),
    )
    const mixed = color.map((value, index) => Math.round((value * share + (ground[index] ?? 0) * (100 - share)) / 100))
    return mixed.map(value => value.toString(16).padStart(2, '0')).join('')
  }

  test(`in the ${scheme} scheme all that stands on each other has the contrast that WCAG asks for`, () => {
    expect(pairs.filter(([color, ground, min]) => contrastOf(get(color), get(ground)) < min)).toEqual([])
    for (const role of ['accent', 'success']) {
      expect(contrastOf(mix(role), get('raised')), `parts of charts in ${role}`).toBeGreaterThanOrEqual(3)
      expect(contrastOf(mix(role), get(words)), `words on parts in ${role}`).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test('the dark scheme changes only roles of the light one', () => {
  expect([...dark.keys()].filter(role => !light.has(role) && role !== 'hairline')).toEqual([])
})
