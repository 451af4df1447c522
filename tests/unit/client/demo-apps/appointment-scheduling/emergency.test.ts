import { expect, test } from 'vitest'
import { findEmergency } from '../../../../../client/demo-apps/appointment-scheduling/emergency.ts'
import { crises, emergencies } from './wordings/emergencies.ts'
import { nearMisses } from './wordings/near-misses.ts'

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
