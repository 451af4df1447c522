import { expect, test } from 'vitest'
import { countCalls } from '../program/Comparison.tsx'
import { listChanges, type Settled } from '../program/changes.ts'
import { changeVehicle, removeTrip } from '../program/edit.ts'
import { explainAbsence } from '../program/explain-absence.ts'
import type { Day, Plan, Trip, Vehicle } from '../program/model.ts'
import { createNetwork } from '../program/network.ts'
import { priceChanges } from '../program/price-changes.ts'
import { createSampleDay } from '../program/sample.ts'
import { findBusiest } from '../program/schedule.ts'
import { planDay } from '../program/search.ts'
import { findBrokenRules } from './check-plan.ts'
import { at, createLineDay } from './days.ts'

function settle(day: Day, previous?: Settled): Settled {
  const network = createNetwork(day)
  return { network, plan: planDay(network, { steps: 1000, seed: 1, prices: priceChanges(previous, network) }) }
}

test('after a breakdown of the busiest vehicle its riders are to be called, and nearly all others stay', () => {
  for (const seed of [1, 2]) {
    const day = createSampleDay(seed)
    const before = settle(day)
    const id = findBusiest(day, before.plan)?.id ?? ''
    const stops = before.plan.routes.map(nodes => nodes.length)
    expect(stops[day.vehicles.findIndex(vehicle => vehicle.id === id)]).toBe(Math.max(...stops))
    const broken = changeVehicle(day, id, { isBroken: true })
    expect(findBusiest(broken, before.plan)?.id).not.toBe(id)
    const after = settle(broken, before)
    expect(findBrokenRules(broken, after.plan)).toEqual([])
    const changes = listChanges(before, after)
    const moves = changes.filter(({ kind }) => kind === 'moved')
    const forced = moves.filter(({ from }) => from === id)
    expect(forced).toHaveLength(Math.max(...stops) / 2)
    expect(forced.every(({ reason }) => reason === `${id} is out of service`)).toBe(true)
    expect(moves.length - forced.length).toBeLessThanOrEqual(2)
    expect(countCalls(changes)).toBeGreaterThanOrEqual(forced.length)
  }
})

test('after no change, and after a breakdown in the depot, nothing changes for a rider', () => {
  const day = createSampleDay(2, { trips: 12, vehicles: 7 })
  const before = settle(day)
  const idle = day.vehicles[before.plan.routes.findIndex(nodes => nodes.length === 0)]?.id ?? ''
  expect(idle).not.toBe('')
  const broken = settle(changeVehicle(day, idle, { isBroken: true }), before)
  expect([settle(day, before), broken].map(after => listChanges(before, after))).toEqual([[], []])
  expect(countCalls([{ trip: 'T01', kind: 'removed' }])).toBe(0)
})

test.each<[string | RegExp, Partial<Trip>, Partial<Vehicle>]>([
  ['no vehicle is in service', {}, { isBroken: true }],
  ['no vehicle in service has 5 seats', { seats: 5 }, {}],
  ['no vehicle in service has a wheelchair place and a working lift', { wheelchairs: 1 }, {}],
  [/ and a working lift$/, { wheelchairs: 1 }, { wheelchairs: 1, isLiftOut: true }],
  ['even an empty vehicle can’t keep its times within a shift', { pickup: at(10, 0, 5) }, {}],
  [/^the search found no room beside the other trips/, { seats: 4 }, {}],
])('a trip without a place is told that %s', (reason, trip, vehicle) => {
  const network = createNetwork(createLineDay({ trips: [trip], vehicles: [vehicle] }))
  expect(explainAbsence(network, 0)).toMatch(reason)
})

const day = createLineDay({
  trips: [
    { seats: 0, wheelchairs: 1 },
    { pickup: at(30, 100, 110), dropoff: at(40, 110, 130) },
  ],
  vehicles: [{ wheelchairs: 1 }, { wheelchairs: 1 }],
})
const settled = (routes: Plan['routes'], on = day, unplaced: Plan['unplaced'] = []): Settled => ({
  network: createNetwork(on),
  plan: { routes, unplaced },
})
const together = settled([[0, 1, 2, 3], []])
const apart = settled([
  [0, 1],
  [2, 3],
])
const dropped = settled([[0, 1], []], day, [1])
const removed = settled([[0, 1], []], removeTrip(day, 'T1'))
const swapped: Plan['routes'] = [
  [2, 3],
  [0, 1],
]
const moved = { trip: 'T1', kind: 'moved', from: 'V1', to: 'V0' }

test.each([
  [together, apart, { ...moved, from: 'V0', to: 'V1', reason: 'the plan as a whole is shorter' }],
  [apart, together, { ...moved, reason: 'staying with V1 would add 40.0 miles' }],
  [
    together,
    settled(swapped, changeVehicle(day, 'V0', { isLiftOut: true })),
    { ...moved, trip: 'T0', from: 'V0', to: 'V1', reason: 'the lift of V0 is out of order' },
  ],
  [together, dropped, { trip: 'T1', kind: 'dropped', from: 'V0' }],
  [dropped, together, { trip: 'T1', kind: 'placed', to: 'V0' }],
  [together, removed, { trip: 'T1', kind: 'removed' }],
  [removed, together, { trip: 'T1', kind: 'new', to: 'V0' }],
])('each change says what happened and why (%#)', (before, after, change) => {
  expect(listChanges(before, after)).toMatchObject([change])
})

test('a pickup that shifts by more than ten minutes is a change although the vehicle stays', () => {
  const from = (minute: number) =>
    settled([[0, 1, 2, 3]], createLineDay({ trips: [{ pickup: at(10, minute) }, { pickup: at(25) }] }))
  expect(listChanges(from(30), from(40))).toEqual([])
  expect(listChanges(from(30), from(41))).toMatchObject([
    { trip: 'T0', kind: 'shifted', to: 'V0', laterMinutes: 11 },
    { trip: 'T1', kind: 'shifted', laterMinutes: 11 },
  ])
})
