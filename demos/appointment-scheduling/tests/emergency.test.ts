import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findEmergency } from '../program/emergency.ts'

/** A list of sentences, one a line. */
const readSentences = (name: string) =>
  readFileSync(join(import.meta.dirname, 'wordings', name), 'utf8')
    .trimEnd()
    .split('\n')

/** Sentences that need an ambulance and no appointment, as people in a hurry write them. */
const emergencies = readSentences('emergencies.txt')
/** Sentences of people who may kill or hurt themselves: 988 as well as 911. */
const crises = readSentences('crises.txt')
/** Sentences with some of the same words that are ordinary requests. */
const nearMisses = readSentences('near-misses.txt')

test('the tables of emergencies are long', () => {
  expect([emergencies.length >= 60, crises.length >= 20, nearMisses.length >= 30]).toEqual([true, true, true])
})

test.each(emergencies)('“%s” is an emergency', phrase => {
  expect(findEmergency(phrase)).not.toBeNull()
})

test.each(crises)('“%s” is an emergency with the crisis line', phrase => {
  expect(findEmergency(phrase)).toBe('crisis')
})

test.each(nearMisses)('“%s” is none', phrase => {
  expect(findEmergency(phrase)).toBeNull()
})
