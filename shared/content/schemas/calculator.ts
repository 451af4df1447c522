import { z } from 'zod'
import { slug, text } from './fields.ts'

/** A calculator in a piece, content/calculators/{id}.json: its words and initial values. shared/calculators/ computes. */

const name = () => z.string().regex(/^[a-z][a-zA-Z0-9]*$/, 'must be a name such as "hoursPerWeek"')

const format = () =>
  z
    .enum([
      'dollars',
      'percent',
      'number',
      'decimal',
      'total',
      'score',
      'quarters',
      'months',
      'points',
      'margin',
      'name',
    ])
    .describe('How the number is written; "name" takes the words of that number from `names`')

const tableSheet = () =>
  z
    .strictObject({
      formats: z.array(z.string()).describe('Number format of each column, such as "0.0"'),
      rows: z
        .array(z.array(z.string()))
        .min(1)
        .describe(
          'Cells with {names} of fields and results, {B} for column B of the same row and {row} for its number',
        ),
      repeat: z.int().min(1).max(200).optional().describe('How often the rows come, for tables that grow'),
    })
    .describe('The table in the spreadsheet, as formulas')

export const calculatorSchema = z.strictObject({
  id: slug().describe('Its name in a block ```calculator of a piece'),
  heading: text().describe('What it computes'),
  text: text().describe('What to enter, in one or two sentences'),
  fields: z
    .array(
      z.strictObject({
        name: name().describe('Its key in the address and in the formulas'),
        label: text().describe('Label of the field, with the unit'),
        hint: text().optional().describe('A line under the field'),
        group: text().optional().describe('Heading of a row; the fields that follow each other with it stand there'),
        min: z.number().describe('Smallest number'),
        max: z.number().describe('Largest number'),
        initial: z.number().describe('The number of the piece'),
        format: format(),
      }),
    )
    .min(1),
  results: z
    .array(
      z.strictObject({
        name: name().describe('Name of the result in the model'),
        label: text().describe('What it is'),
        format: format(),
        none: text().optional().describe('In place of a result that does not exist'),
        isStep: z.boolean().optional().describe('Only for the computation and the spreadsheet'),
        cell: z
          .string()
          .startsWith('=')
          .optional()
          .describe('Its formula in the spreadsheet, with names of fields and results in braces'),
      }),
    )
    .min(1)
    .describe('The results, the most important first'),
  formula: z.array(text()).min(1).describe('The computation, with {names} of fields and results'),
  table: z
    .strictObject({
      caption: text().describe('What it lists'),
      columns: z.array(text()).min(2),
      sheet: tableSheet().optional(),
    })
    .optional()
    .describe('Headers of the rows that the model gives'),
  chart: text().optional().describe('Title of the chart, with {names}'),
  axes: z
    .strictObject({
      x: format().optional(),
      y: format().optional(),
      yValues: z.array(z.number()).optional().describe('Values that the vertical scale always has; default 0'),
    })
    .optional()
    .describe('How the numbers of the chart are written'),
  note: text().optional().describe('Line below each bar, with {names} of its numbers'),
  names: z.record(z.string(), text()).optional().describe('Words for what the model names: series, bars, options'),
  errors: z
    .record(z.string(), text())
    .optional()
    .describe('What is wrong with fields in relation to each other, with {names}'),
  file: z
    .strictObject({
      label: text().describe("Label of the choice of the visitor's file"),
      hint: text().describe('Its columns, and that it stays in the browser'),
      sample: text().describe('What the result counts without a file'),
      read: text().describe('What it counts with one, with {file}, {rows} and {wrong}'),
      columns: text().describe('Error of a file without the columns'),
      row: text().describe('Error of a file, with the number of its {row}'),
      empty: text().describe('Error of a file without rows'),
      size: text().describe('Error of a file that is too large'),
    })
    .optional()
    .describe("Words of a calculator that takes the visitor's file"),
})

const sheetName = () => text().regex(/^[A-Za-z]{2,31}$/, 'must be 2 to 31 letters')

/** Words that all calculators share, content/pages/calculator.json. */
export const calculatorTextSchema = z.strictObject({
  update: text().describe('Button for visitors without scripts'),
  formula: text().describe('Heading of the computation'),
  copy: text().describe('Button that copies the result'),
  copied: text().describe('The same, after a click'),
  download: text().describe('Link to the spreadsheet'),
  waiting: text().describe('In place of the result, while a field has an error'),
  notANumber: text().describe('Error of a field'),
  outOfRange: text().describe('Error of a field, with {min} and {max}'),
  spreadsheet: z
    .strictObject({
      title: text().describe('Title of the file, with the {heading}'),
      sheets: z
        .strictObject({ main: sheetName(), table: sheetName(), method: sheetName() })
        .describe('Names on the tabs'),
      quantity: text().describe('Header of the labels'),
      value: text().describe('Header of the numbers'),
      note: text().describe('Header of the remarks'),
      range: text().describe('What a field may have, with {min} and {max}'),
      inputs: text().describe('Line that says which cells to change'),
      step: text().describe('Header of the numbers of steps'),
      computation: text().describe('Header of the steps'),
      piece: text().describe('In front of the title of the piece'),
    })
    .describe('The file to download'),
  never: text().describe('In place of a result that does not exist, such as the payback of a loss'),
})

export type CalculatorContent = z.infer<typeof calculatorSchema>
export type CalculatorText = z.infer<typeof calculatorTextSchema>
export type NumberFormat = CalculatorContent['results'][number]['format']
