import { expect, test } from 'vitest'
import { activeDemos } from '../../support/demos.ts'

/** Its own tests and the program's first screen say these. */
const measuredByTheProgram = ['572', '346']

test('the figures that the card of a demo names are among those published below it', () => {
  for (const { id, claim, sections } of activeDemos) {
    const published = JSON.stringify(sections)
    const numbers = `${claim?.figure} ${claim?.text}`.match(/\d[\d,]*/g) ?? []
    expect(numbers.length, id).toBeGreaterThan(1)
    const unknown = numbers.filter(number => !published.includes(number) && !measuredByTheProgram.includes(number))
    expect(unknown, id).toEqual([])
  }
})
