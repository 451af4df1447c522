import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from '../../../../scripts/new-site/colors.ts'
import { makePalette, paint } from '../../../../scripts/new-site/make-palette.ts'

const scss = readFileSync('client/styles/_tools.scss', 'utf8')
const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

const grounds = ['page', 'surface', 'surface-strong', 'raised']
const deepGrounds = ['deep', 'deep-strong', 'deep-bright']

/** Those of tests/architecture/contrast.test.ts whose colors come from the answers. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...grounds.flatMap((ground): readonly (readonly [string, string, number])[] => [
    ['text', ground, 7],
    ['text-quiet', ground, 4.5],
    ['accent', ground, 4.5],
    ['link', ground, 4.5],
    ['danger', ground, 4.5],
    ['success', ground, 4.5],
    ['focus', ground, 3],
  ]),
  ...deepGrounds.flatMap((ground): readonly (readonly [string, string, number])[] => [
    ['text-on-deep', ground, 7],
    ['text-quiet-on-deep', ground, 4.5],
  ]),
  ['accent-on-deep', 'deep', 4.5],
  ['accent-on-deep', 'deep-strong', 4.5],
  ['code-value', 'deep', 4.5],
  ['page', 'accent', 4.5],
  ['page', 'accent-strong', 4.5],
  ['deep-strong', 'accent-on-deep', 4.5],
  ['border-control', 'page', 3],
  ['border-control', 'surface', 3],
  ['border-control', 'raised', 3],
]

function readRoles(text: string, map: string): Readonly<Record<string, string>> {
  const [, rules = ''] = new RegExp(`^\\$${map}: \\(([^)]*)\\)`, 'm').exec(text) ?? []
  return Object.fromEntries(
    [...rules.matchAll(/([\w-]+): (#[0-9a-f]{6}),/g)].map(([, role = '', hex = '']) => [role, hex]),
  )
}

test('any two colors become two schemes with enough contrast', () => {
  fc.assert(
    fc.property(color, color, (accent, deep) => {
      const painted = paint(scss, makePalette({ accent, deep }))
      const light = readRoles(painted, 'colors')
      for (const scheme of [light, { ...light, ...readRoles(painted, 'dark-colors') }]) {
        const low = pairs.filter(([one, other, min]) => contrastOf(scheme[one] ?? '', scheme[other] ?? '') < min)
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
