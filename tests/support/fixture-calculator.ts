import { readFileSync } from 'node:fs'
import { type CalculatorContent, calculatorSchema } from '../../shared/content/schemas/calculator.ts'
import { type CalculatorText, calculatorTextSchema } from '../../shared/content/schemas/calculator-text.ts'

const { data: _, ...file } = calculatorSchema.parse(JSON.parse(readFileSync('tests/fixtures/calculator.json', 'utf8')))

/** A calculator with a choice, fields that depend on each other, a table and a chart. */
export const fixtureCalculator: CalculatorContent = {
  ...file,
  fields: file.fields.flatMap(field => ('column' in field ? [] : [field])),
}

/** The words that all calculators share. */
export const calculatorWords: CalculatorText = calculatorTextSchema.parse(
  JSON.parse(readFileSync('content/pages/calculator.json', 'utf8')),
)
