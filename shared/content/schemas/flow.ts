import { z } from 'zod'
import { text } from './fields.ts'

/** Words of the picture of a calculator, with {names} of its fields and results. */
export const flowSchema = z.strictObject({
  title: text().describe('What the picture shows, as a sentence'),
  alt: text().describe('The same for visitors who cannot see it, with the counts'),
  answer: text().describe('Line above the first bar: what the model answers'),
  check: text().describe('Line above the second bar: what is checked'),
  retry: text().describe('Beside the bar of those that are answered again'),
  person: text().describe('Beside the bar of those that end with a person'),
  solved: text().describe('Line above the dots: how many are solved'),
  wrong: text().describe('The same at the right end: how many wrong ones got through'),
  breakEven: text().describe('At the mark on the scale of accuracy'),
  always: text().describe('In place of the mark where a person is cheaper at any accuracy'),
  never: text().describe('In place of the mark where a person is cheaper at none'),
  cost: text().describe('Line above the bar of costs'),
  personCost: text().describe('At the mark on the bar of costs'),
  parts: z
    .strictObject({
      model: text().describe('Name of what the model costs'),
      checks: text().describe('Name of what the checks cost'),
      person: text().describe('Name of what the person costs'),
      wrong: text().describe('Name of what the wrong ones cost'),
    })
    .describe('The parts of the cost'),
})
