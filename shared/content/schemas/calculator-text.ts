import { z } from 'zod'
import { text } from './fields.ts'

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
  notWhole: text().describe('Error of a field that takes whole numbers, with {min} and {max}'),
  noOption: text().describe('Error of a choice'),
  spreadsheet: z
    .strictObject({
      title: text().describe('Title of the file, with the {heading}'),
      sheets: z
        .strictObject({
          main: sheetName().describe('Name of the sheet with fields and results'),
          table: sheetName().describe('Name of the sheet with the table'),
          data: sheetName().describe('Name of the sheet with a table of content/data'),
          method: sheetName().describe('Name of the sheet with the computation'),
        })
        .describe('Names on the tabs'),
      quantity: text().describe('Header of the labels'),
      value: text().describe('Header of the numbers'),
      note: text().describe('Header of the remarks'),
      range: text().describe('What a field may have, with {min} and {max}'),
      options: text().describe('What a choice may have, with {options}'),
      inputs: text().describe('Line that says which cells to change'),
      step: text().describe('Header of the numbers of steps'),
      computation: text().describe('Header of the steps'),
      article: text().describe('In front of the title of the article'),
    })
    .describe('The file to download'),
  never: text().describe('In place of a result that does not exist, such as the payback of a loss'),
})

export type CalculatorText = z.infer<typeof calculatorTextSchema>
