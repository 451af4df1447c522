import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCalculatorWorkbook } from '../../../../server/spreadsheets/calculator-workbook.ts'
import { sheetColors } from '../../../../server/spreadsheets/write-workbook.ts'
import { getModel, loadCalculator, readFields } from '../../../../shared/calculators/load-calculator.ts'
import { models } from '../../../../shared/calculators/models.ts'
import { type ComputedCell, computeWorkbook } from '../../../../shared/sheets/compute-workbook.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const words = await siteLibrary.read('pages/calculator')

/** The workbook of a calculator with these fields, and what the model computes from them. */
function compute(content: Awaited<ReturnType<typeof readContent>>, query: Readonly<Record<string, string>>) {
  const { values } = readFields(content, words, new URLSearchParams(query))
  const { answer } = loadCalculator(content, words, new URLSearchParams(query))
  if (values === undefined || answer === undefined) return expect.fail(`wrong fields: ${JSON.stringify(query)}`)
  const workbook = toCalculatorWorkbook(content, words, { values, answer, publicUrl: undefined })
  return { computed: computeWorkbook(workbook), expected: getModel(content.id).compute(values) }
}

const readContent = (id: string) => siteLibrary.read(`calculators/${id}`)

/** The table of the page has rounded numbers. */
function expectSame({ value }: Pick<ComputedCell, 'value'>, shown: string): void {
  const { decimals = '' } = /\.(?<decimals>\d+)/.exec(shown)?.groups ?? {}
  if (typeof value === 'string') expect(value).toBe(shown)
  else if (shown.startsWith('<')) expect(value).toBeLessThan(Number(shown.slice(1)))
  else expect(Math.abs(value - Number.parseFloat(shown))).toBeLessThanOrEqual(0.5 * 10 ** -decimals.length + 1e-9)
}

type Numbers = Readonly<Record<string, number>>

/** Makes random fields fit each other. */
const repairs: Readonly<Record<string, (numbers: Numbers) => Numbers>> = {
  audit: ({ applicantsA = 1, advancedA = 0, applicantsB = 1, advancedB = 0, applicantsC = 1, advancedC = 0 }) => ({
    advancedA: Math.min(advancedA, applicantsA),
    advancedB: Math.min(advancedB, applicantsB),
    advancedC: Math.min(advancedC, applicantsC),
  }),
  pugh: ({ weight1 = 0, weight2 = 0 }) => {
    const second = Math.round(Math.min(weight2, 100 - weight1))
    return { weight1: Math.round(weight1), weight2: second, weight3: 100 - Math.round(weight1) - second }
  },
}

test.each(Object.keys(models))('the formulas of the calculator %s give what its model gives', async id => {
  const content = await readContent(id)
  const number = (min: number, max: number) =>
    // Small numbers are where formulas branch; money and counts have at most two decimals.
    fc
      .oneof(fc.integer({ min: Math.ceil(min), max: Math.min(max, 50) }), fc.integer({ min: Math.ceil(min), max }))
      .chain(whole => fc.constantFrom(...[whole, whole + 0.25, whole + 0.4].filter(value => value <= max)))
  const inputs = fc.record(Object.fromEntries(content.fields.map(({ name, min, max }) => [name, number(min, max)])))
  fc.assert(
    fc.property(inputs, numbers => {
      const repaired = { ...numbers, ...repairs[id]?.(numbers) }
      const query = Object.fromEntries(Object.entries(repaired).map(([name, value]) => [name, String(value)]))
      const { computed, expected } = compute(content, query)
      expect(computed.faults).toEqual([])
      const [main = [], table = []] = computed.sheets
      for (const [index, { name, format, none }] of content.results.entries()) {
        const stored = main[content.fields.length + index]?.[1]?.value
        const exact = expected.results[name] ?? Number.NaN
        const value = typeof stored === 'number' ? stored : Number.NaN
        if (format === 'name') expect(stored, name).toBe(content.names?.[exact] ?? none)
        else if (Number.isFinite(exact))
          expect(Math.abs(value - exact), name).toBeLessThan(1e-9 * Math.max(1, Math.abs(exact)))
        else expect(stored, name).toBe('#N/A')
      }
      if (content.table === undefined) return
      for (const [index, row] of (expected.rows ?? []).entries())
        for (const [column, shown] of row.entries()) expectSame(table[index]?.[column] ?? { value: 'missing' }, shown)
    }),
    { numRuns: 50 },
  )
})

test('the colors are those of the design', () => {
  const colors = readFileSync('client/styles/_tools.scss', 'utf8')
  for (const [role, hex] of Object.entries(sheetColors)) expect(colors, role).toContain(`\n  ${role}: #${hex},`)
})
