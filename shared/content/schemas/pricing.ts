import { z } from 'zod'
import { slug, text } from './fields.ts'

/** The estimator of the pricing page: its words and its rates. shared/pricing/ computes with them. */

const percent = () => z.number().int().min(0).max(100)

const numberField = () =>
  z.strictObject({
    label: text().describe('Label of the field'),
    hint: text().optional().describe('A line under the field'),
    min: z.number().int().min(0).describe('Smallest number'),
    max: z.number().int().min(1).describe('Largest number'),
    initial: z.number().int().min(0).describe('The number before the visitor changes it'),
  })

const choiceField = <Option extends z.ZodType<{ id: string }>>(option: Option) =>
  z
    .strictObject({
      label: text().describe('Label of the field'),
      hint: text().optional().describe('A line under the field'),
      initial: slug().describe('Id of the option before the visitor changes it'),
      options: z.array(option).min(1).describe('The options, in order'),
    })
    .refine(({ initial, options }) => options.some(({ id }) => id === initial), {
      path: ['initial'],
      error: 'must be the id of an option',
    })

const condition = () =>
  z.strictObject({
    id: slug().describe('Its value in the address'),
    label: text().describe('The words of the option'),
    percent: percent().describe('What it adds to the days of building and connecting'),
    isUncertain: z.boolean().optional().describe('A fixed fee for the whole is not sensible'),
  })

const kindSchema = z.strictObject({
  id: slug().describe('Its value in the address'),
  label: text().describe('The words of the option'),
  model: z.enum(['fixedFee', 'milestones', 'capacity']).describe('How it is usually paid'),
  counts: z.array(z.enum(['systems', 'data', 'risk', 'users', 'months'])).describe('The inputs that change its price'),
  note: text().optional().describe('Why the other inputs do not'),
  baseDays: z.number().int().min(0).describe('Days of the work itself'),
  daysPerSystem: z.number().int().min(0).describe('Days for each system to connect'),
  minMonths: z.number().int().min(1).optional().describe('Shortest time, when it is longer than that of the field'),
  teamDaysPerWeek: z.number().int().min(1).optional().describe('Days that the team works a week; gives the weeks'),
  capacity: z
    .strictObject({
      daysPerMonth: z.number().int().min(1).describe('Days bought for each month'),
      reservePercent: percent().describe('The part that is kept for the unplanned'),
    })
    .optional()
    .describe('When days are bought by the month: the fee follows from them'),
  belowPercent: percent().describe('How far the low end is below the sum'),
  abovePercent: percent().describe('How far the high end is above the sum'),
})

const modelFit = () =>
  z.strictObject({ name: text().describe('Name of the model'), reason: text().describe('Why it fits') })

const template = (what: string, names: string) => text().describe(`${what}, with ${names} for the numbers`)

const labelsSchema = z
  .strictObject({
    total: text().describe('Label of the total'),
    model: text().describe('Label of the model that fits'),
    send: text().describe('The button'),
    note: text().describe('How to keep or send the estimate'),
    update: text().describe('The button of the form without scripts'),
    waiting: text().describe('In place of the estimate while a field has an error'),
    lines: text().describe('Heading of the table'),
    columns: z.array(text()).length(4).describe('Headers of the table: line, how it is computed, days, price'),
    formula: text().describe('Heading of the computation'),
  })
  .describe('The words that the page shows as they are')

export const estimatorSchema = z.strictObject({
  heading: text().describe('Heading of the section'),
  text: text().describe('What it computes, and that the figures are samples'),
  labels: labelsSchema,
  dayRate: z
    .number()
    .int()
    .multipleOf(100, 'must be in full hundreds, so that hundredths of days cost whole dollars')
    .describe('Dollars for a day'),
  groupSize: z.number().int().min(1).describe('People trained together; a group takes a day'),
  upkeepDays: z.number().multipleOf(0.5).describe('Days a month for a system in service'),
  maxMilestoneWeeks: z.number().int().min(1).describe('A build that may take longer is not paid by milestones'),
  fields: z.strictObject({
    kind: choiceField(kindSchema),
    systems: numberField(),
    data: choiceField(condition()),
    risk: choiceField(condition()),
    users: numberField(),
    months: numberField(),
  }),
  message: z
    .strictObject({
      heading: template('The first line', '{price}, {weeks} and {model}'),
      input: template('A line for each input', '{label} and {value}'),
      line: template('A line for each line of the table', '{line}, {how}, {days} and {price}'),
      sum: template('The last line of the table', '{line}, {days} and {price}'),
      address: template('The address of the estimate', '{address}'),
    })
    .describe('The estimate as the text of a message'),
  errors: z.strictObject({
    number: template('A field without a whole number in its range', '{min} and {max}'),
    choice: text().describe('An address with an unknown option'),
    months: template('Fewer months of capacity than the inputs need', '{months}'),
  }),
  weeks: template('How long it takes', '{weeks}'),
  oneWeek: text().describe('The same for a single week'),
  fits: z
    .strictObject({
      fixedFee: modelFit(),
      milestones: modelFit(),
      capacity: modelFit(),
      uncertainData: modelFit(),
      tooLong: modelFit(),
    })
    .describe('The model that fits, for each outcome'),
  lines: z
    .strictObject({
      base: template('Label of the work itself', '{kind}'),
      systems: text(),
      data: text(),
      risk: text(),
      users: text(),
      months: text(),
      reserve: text(),
      rest: text().describe('Label of the days of a capacity that are left'),
      total: text(),
      howBase: text(),
      howEach: template('Computed from a number', '{count} and {days}'),
      howShare: template('Computed as a share', '{percent} and {days}'),
      howGroups: template('Computed from groups', '{users} and {size}'),
      howRest: text(),
    })
    .describe('The table of what makes the sum'),
  formula: z
    .strictObject({
      sum: template('The sum', '{days}, {rate} and {total}'),
      capacity: template('The fee of a capacity', '{months}, {days}, {rate} and {total}'),
      end: template('One end of the range', '{total}, {factor}, {exact} and {result}'),
      weeks: template('Weeks from days', '{days}, {factor}, {team}, {exact} and {result}'),
      months: template('Weeks from months', '{months}, {exact} and {result}'),
      fixed: text().describe('Instead of the ends, for a fee without a range'),
    })
    .describe('The computation with the numbers filled in'),
})

export type Estimator = z.infer<typeof estimatorSchema>
export type EngagementKind = z.infer<typeof kindSchema>
export type Condition = z.infer<ReturnType<typeof condition>>
