import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCalculatorWorkbook } from '../../../../server/spreadsheets/calculator-workbook.ts'
import { sheetColors } from '../../../../server/spreadsheets/write-workbook.ts'
import { answerQuery } from '../../../../shared/calculators/load-calculator.ts'
import type { Values } from '../../../../shared/calculators/sheets.ts'
import { computeWorkbook } from '../../../../shared/sheets/compute-workbook.ts'
import { calculatorIds } from '../../../support/calculator-numbers.ts'
import { siteLibrary } from '../../../support/site-pages.ts'

const words = await siteLibrary.read('pages/calculator')

/** The workbook of a calculator with these fields, and what the page shows for them. */
async function compute(id: string, query: Readonly<Record<string, string>>) {
  const content = await siteLibrary.read(`calculators/${id}`)
  const { values, computed, answer } = answerQuery(content, words, new URLSearchParams(query))
  if (values === undefined) return expect.fail(`wrong fields: ${JSON.stringify(query)}`)
  const state = { values, results: computed.results, answer, publicUrl: undefined }
  const { sheets, faults } = computeWorkbook(toCalculatorWorkbook(content, words, state))
  expect(faults).toEqual([])
  return { content, sheets, computed, answer }
}

type Numbers = Readonly<Record<string, number>>

/** Makes random fields fit each other. */
const repairs: Readonly<Record<string, (numbers: Numbers) => Values>> = {
  audit: ({ applicantsA = 1, advancedA = 0, applicantsB = 1, advancedB = 0, applicantsC = 1, advancedC = 0 }) => ({
    advancedA: Math.min(advancedA, applicantsA),
    advancedB: Math.min(advancedB, applicantsB),
    advancedC: Math.min(advancedC, applicantsC),
  }),
  pugh: ({ weight1 = 0, weight2 = 0 }) => {
    const second = Math.round(Math.min(weight2, 100 - weight1))
    return { weight1: Math.round(weight1), weight2: second, weight3: 100 - Math.round(weight1) - second }
  },
  // Every line has a price on the newer date.
  solved: ({ catches = 0, alarms = 0 }) => ({ alarms: Math.min(alarms, catches), priced: '2026-09-22' }),
  // Three years hold any work.
  estimate: ({ systems = 0, users = 0 }) => ({ systems: Math.floor(systems), users: Math.floor(users), months: 36 }),
}

test.each(calculatorIds)('the spreadsheet of %s has the numbers of its page, and no formula fails', async id => {
  const { fields } = await siteLibrary.read(`calculators/${id}`)
  const number = (min: number, max: number) =>
    // Small numbers are where formulas branch; money and counts have at most two decimals.
    fc
      .oneof(fc.integer({ min: Math.ceil(min), max: Math.min(max, 50) }), fc.integer({ min: Math.ceil(min), max }))
      .chain(whole => fc.constantFrom(...[whole, whole + 0.25, whole + 0.4].filter(value => value <= max)))
  const inputs = fc.record(
    Object.fromEntries(
      fields.flatMap(field => ('options' in field ? [] : [[field.name, number(field.min, field.max)]])),
    ),
  )
  const choices = fc.record(
    Object.fromEntries(
      fields.flatMap(field =>
        'options' in field ? [[field.name, fc.constantFrom(...field.options.map(({ value }) => value))]] : [],
      ),
    ),
  )
  await fc.assert(
    fc.asyncProperty(inputs, choices, async (numbers, chosen) => {
      const repaired = { ...chosen, ...numbers, ...repairs[id]?.(numbers) }
      const query = Object.fromEntries(Object.entries(repaired).map(([name, value]) => [name, String(value)]))
      const { content, sheets, computed, answer } = await compute(id, query)
      expect(computed.faults).toEqual([])
      const [main = [], table = []] = sheets
      for (const [index, { name }] of content.results.entries()) {
        const value = computed.results[name]
        expect(main[fields.length + index]?.[1]?.value, name).toBe(Number.isNaN(value) ? '#N/A' : value)
      }
      expect(JSON.stringify(answer)).not.toMatch(/NaN|undefined|Infinity|\{\w+\}/)
      if (content.table === undefined) return
      const shown = table.map(row => row.map(({ value }) => value)).filter(([first]) => first !== '')
      expect(shown).toEqual(computed.table.map(row => row.map(value => (Number.isNaN(value) ? '#N/A' : value))))
    }),
    { numRuns: 50 },
  )
})

test('the colors are those of the design', () => {
  const colors = readFileSync('client/styles/_tools.scss', 'utf8')
  for (const [role, hex] of Object.entries(sheetColors)) expect(colors, role).toContain(`\n  ${role}: #${hex},`)
})
