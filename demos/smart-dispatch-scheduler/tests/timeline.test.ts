import { expect, test } from 'vitest'
import { createNetwork } from '../program/network.ts'
import { scheduleRoute } from '../program/schedule.ts'
import { findHours, sumMinutes, toSpans } from '../program/timeline.ts'
import { at, createLineDay } from './days.ts'

test('the spans of a vehicle say when it drives, waits and stands at a stop, without gaps', () => {
  const pickup = { ...at(10, 30, 40), serviceMinutes: 5 }
  const network = createNetwork(createLineDay({ trips: [{ pickup, dropoff: at(20, 60, 90) }] }))
  const spans = toSpans(scheduleRoute(network, 0, [0, 1]))
  expect(spans).toEqual([
    { kind: 'driving', from: 20, until: 30 },
    { kind: 'stop', from: 30, until: 35 },
    { kind: 'driving', from: 35, until: 45 },
    { kind: 'waiting', from: 45, until: 60 },
    { kind: 'driving', from: 60, until: 80 },
  ])
  expect(sumMinutes(spans, 'driving')).toBe(40)
  expect(findHours(spans)).toEqual({ first: 0, last: 2 })
  expect(findHours([])).toMatchObject({ first: 24, last: 25 })
})
