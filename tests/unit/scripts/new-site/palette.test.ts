import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePalette, paint } from '../../../../scripts/new-site/make-palette.ts'
import { contrastOf, pairs, readColors } from '../../../support/color-pairs.ts'

const scss = readFileSync('client/styles/_tools.scss', 'utf8')
const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('any two colors become two schemes with enough contrast', () => {
  fc.assert(
    fc.property(color, color, (accent, deep) => {
      const painted = paint(scss, makePalette({ accent, deep }))
      const light = readColors(painted, 'colors')
      for (const scheme of [light, new Map([...light, ...readColors(painted, 'dark-colors')])]) {
        const low = pairs.filter(([one, other, min]) => {
          return !(contrastOf(scheme.get(one) ?? '', scheme.get(other) ?? '') >= min)
        })
        expect(low).toEqual([])
      }
    }),
    { numRuns: 300, seed: 49 },
  )
})

test('a color that lacks contrast is adjusted, and the command says how', () => {
  expect(makePalette({ accent: '#ffee00', deep: '#10303c' }).notes).toEqual([
    expect.stringMatching(/^accent: #ffee00 lacks contrast on light grounds; #[0-9a-f]{6} has 5:1$/),
  ])
  expect(makePalette({ accent: '#a63d24', deep: '#10303c' }).notes).toEqual([])
})
