import { expect, test } from 'vitest'
import { activeDemos } from '../../support/demos.ts'

/** Its own tests and the program's first screen say these. */
const measuredByTheProgram = ['572', '346']

test.each(activeDemos)('the figures that the card of $id names are among those published below it', demo => {
  const { figure = '', text = '' } = demo.claim ?? {}
  const published = JSON.stringify(demo.sections)
  const numbers = `${figure} ${text}`.match(/\d[\d,]*/g) ?? []
  expect(numbers.length).toBeGreaterThan(1)
  expect(numbers.filter(number => !published.includes(number) && !measuredByTheProgram.includes(number))).toEqual([])
})
