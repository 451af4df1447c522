import { z } from 'zod'
import { slug, text } from './fields.ts'
import { figure } from './form-hints.ts'

/** A calculator, content/calculators/{id}.json: a sheet with inputs and formulas, and the words around it. */

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
      'tenths',
      'rate',
      'ratio',
      'probability',
      'text',
    ])
    .describe('How a number is written; a text is written as it is')

const formula = () => z.string().startsWith('=')

const column = () => z.string().regex(/^[A-Z]$/, 'must be the letter of a column')

const cells = () => z.array(z.union([z.string(), z.number()]))

const rows = () =>
  z
    .array(
      z.union([
        cells(),
        z.strictObject({
          when: formula().describe('The condition; without it all cells are empty'),
          cells: cells().describe('The cells of the row'),
        }),
      ]),
    )
    .min(1)
    .describe(
      'Cells; in formulas {names} of fields and results, {B} for column B of the same row and {row} for its number. ' +
        'A row that begins with an empty text is not shown',
    )

const repeat = () => z.int().min(1).max(200).optional().describe('How often the rows come, for tables that grow')

const chartSchema = z.strictObject({
  title: text().describe('Its title, with {names}'),
  x: format().optional().describe('How numbers along it are written'),
  y: format().optional().describe('How its values are written'),
  points: z
    .strictObject({ rows: rows(), repeat: repeat() })
    .optional()
    .describe('What it draws, when that is not the table; not in the spreadsheet'),
  lines: z
    .strictObject({
      series: z
        .array(
          z.strictObject({
            column: column().describe('Letter of the column with its values'),
            name: text().describe('Name of the line'),
          }),
        )
        .min(1)
        .describe('Its lines, over the numbers of column A'),
      xTitle: text().describe('The name of the horizontal axis, such as "Month"'),
      yTitle: text().describe('The name of the vertical axis'),
      mark: formula().optional().describe('Where a vertical line stands'),
      yValues: z.array(z.number()).optional().describe('Values that the vertical scale always has; default 0'),
    })
    .optional()
    .describe('Lines over the rows'),
  bars: z
    .strictObject({
      note: text().describe('Line below each bar, with {C} for the number in column C'),
      best: formula().optional().describe('The number of the row that is the best'),
    })
    .optional()
    .describe('A bar for each row, named by column A and as long as column B'),
})

const fieldHead = {
  name: name().describe('Its key in the address and in the formulas'),
  label: text().describe('Label of the field, with the unit'),
  hint: text().optional().describe('A line under the field'),
  group: text().optional().describe('Heading of a row; the fields that follow each other with it stand there'),
}

const numberField = z.strictObject({
  ...fieldHead,
  min: z.number().describe('Smallest number'),
  max: z.number().describe('Largest number'),
  initial: z.number().describe('The number of the article'),
  format: format(),
  isWhole: z.boolean().optional().describe('Takes whole numbers without a sign only'),
})

const choiceField = z.strictObject({
  ...fieldHead,
  initial: slug().describe('The option of the article'),
  options: z
    .array(
      z.strictObject({
        value: slug().describe('Its value in the address'),
        label: text().describe('Its words; in formulas the choice is this text'),
        min: z.record(name(), figure()).optional().describe('Smallest numbers of other fields with this option'),
      }),
    )
    .min(2)
    .describe('Makes the field a choice'),
})

const tableField = z.strictObject({
  ...fieldHead,
  initial: slug().describe('The option of the article'),
  column: text().describe('Makes the field a choice of the texts in this column of the table'),
})

const resultCell = z.union([
  formula(),
  z.number(),
  z.strictObject({
    by: name().describe('The choice, or the result with a text'),
    values: z.record(z.string(), z.union([z.string(), z.number()])).describe('A value for each option or text'),
  }),
])

export const calculatorSchema = z.strictObject({
  id: slug().describe('Its name in a block ```calculator of an article'),
  heading: text().describe('What it computes'),
  text: text().describe('What to enter, in one or two sentences'),
  fields: z
    .array(z.union([choiceField, numberField, tableField]))
    .min(1)
    .describe('What a visitor enters'),
  data: z
    .strictObject({
      table: slug().describe('Its name in content/data, without ".csv"'),
      key: z.array(text()).min(1).describe('The columns whose texts, with "/" between them, name a row: {data_key}'),
    })
    .optional()
    .describe('A table on a sheet of its own; in formulas {data_name} are the cells of the column "name"'),
  results: z
    .array(
      z.strictObject({
        name: name().describe('Its name in formulas'),
        label: text().describe('What it is'),
        format: format(),
        none: text().optional().describe('In place of a result that does not exist'),
        isStep: z.boolean().optional().describe('Only for the computation and the spreadsheet'),
        cell: resultCell.describe(
          'A number, a value by choice, or a formula with {names} of fields and results; ' +
            'the table is the sheet that content/pages/calculator.json names',
        ),
      }),
    )
    .min(1)
    .describe('The results, the most important first'),
  formula: z
    .array(
      z.union([
        text(),
        z.strictObject({ when: formula().describe('The condition'), text: text().describe('The line') }),
      ]),
    )
    .min(1)
    .describe('The computation, with {names} of fields and results'),
  table: z
    .strictObject({
      caption: text().describe('What it lists'),
      isStep: z.boolean().optional().describe('Only for the computation and the spreadsheet'),
      columns: z
        .array(z.strictObject({ header: text().describe('Header of the column'), format: format() }))
        .min(2)
        .describe('The columns'),
      rows: rows(),
      repeat: repeat(),
    })
    .optional()
    .describe('Numbers in rows, on a sheet of their own'),
  chart: chartSchema.optional().describe('The drawing beside the result'),
  errors: z
    .array(
      z.strictObject({
        fields: z.array(name()).min(1).describe('Where it is said'),
        when: formula().describe('The condition'),
        text: text().describe('What is wrong, with {names}'),
      }),
    )
    .optional()
    .describe('What can be wrong with fields in relation to each other'),
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
      table: rows().describe('The rows of the table with a file, whose columns are {score} and {wrong} in formulas'),
    })
    .optional()
    .describe("Words of a calculator that takes the visitor's file"),
})

/** As its file has it. */
export type CalculatorFile = z.infer<typeof calculatorSchema>
export type CalculatorInput = z.infer<typeof choiceField> | z.infer<typeof numberField>

/** With the table in its place: the options of fields that name a column, and the rows below the header. */
export type CalculatorContent = Omit<CalculatorFile, 'fields' | 'data'> & {
  readonly fields: readonly CalculatorInput[]
  readonly data?: {
    readonly columns: readonly string[]
    readonly rows: readonly (readonly (string | number)[])[]
  }
}
export type NumberFormat = CalculatorContent['results'][number]['format']
