import { z } from 'zod'
import { text } from './fields.ts'

/** Words of the picture of a calculator, with {names} of its fields and results. */
export const flowSchema = z.strictObject({
  title: text().describe('What the picture shows, as a sentence'),
  alt: text().describe('The same for visitors who cannot see it, with the counts'),
  answer: text().describe('Above the first bar: how many answers are right'),
  check: text().describe('Above the second bar: how many are checked'),
  retry: text().describe('Above the bar of those that are answered again'),
  person: text().describe('Above the bar of those that end with a person'),
  solved: text().describe('Below the dots: how many are solved by the model'),
  byPerson: text().describe('Below them: how many by a person'),
  wrong: text().describe('Below them: how many wrong ones got through'),
  breakEven: text().describe('At the mark on the scale of accuracy'),
  breakEvenThen: text().describe('The same at the older prices, in a second line'),
  always: text().describe('In place of the mark where a person is cheaper at any accuracy'),
  never: text().describe('In place of the mark where a person is cheaper at none'),
  cost: text().describe('Line above the bar of costs'),
  personCost: text().describe('At the mark on the bar of costs'),
  parts: z
    .strictObject({
      modelCost: text().describe('Name of what the model costs'),
      checksCost: text().describe('Name of what the checks cost'),
      lastCost: text().describe('Name of what the person costs'),
      wrongsCost: text().describe('Name of what the wrong ones cost'),
    })
    .describe('The parts of the cost'),
})
