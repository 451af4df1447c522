import { expect, test } from 'vitest'
import { listChanges, type Settled } from '../program/changes.ts'
import { changeVehicle, removeTrip } from '../program/edit.ts'
import { explainAbsence } from '../program/explain-absence.ts'
import type { Day, Trip, Vehicle } from '../program/model.ts'
import { createNetwork } from '../program/network.ts'
import { priceChanges } from '../program/price-changes.ts'
import { createSampleDay } from '../program/sample.ts'
import { planDay } from '../program/search.ts'
import { findBrokenRules } from './check-plan.ts'
import { at, createLineDay } from './days.ts'

const options = { steps: 2000, seed: 1 }

function settle(day: Day, previous?: Settled): Settled {
  const network = createNetwork(day)
  return { network, plan: planDay(network, { ...options, prices: priceChanges(previous, network) }) }
}

test('after a breakdown the trips of that vehicle move and nearly all others stay', () => {
  for (const seed of [1, 2, 3, 4]) {
    const day = createSampleDay(seed)
    const before = settle(day)
    const used = before.plan.routes.findIndex(nodes => nodes.length > 0)
    const id = day.vehicles[used]?.id ?? ''
    const broken = changeVehicle(day, id, { isBroken: true })
    const after = settle(broken, before)
    expect(findBrokenRules(broken, after.plan)).toEqual([])
    const moves = listChanges(before, after).filter(({ kind }) => kind === 'moved')
    const forced = moves.filter(({ from }) => from === id)
    expect(forced).toHaveLength((before.plan.routes[used]?.length ?? 0) / 2)
    expect(forced.every(({ reason }) => reason === `${id} is out of service`)).toBe(true)
    expect(moves.length - forced.length).toBeLessThanOrEqual(2)
    const fresh = listChanges(before, settle(broken)).filter(({ kind }) => kind === 'moved')
    expect(moves.length).toBeLessThanOrEqual(fresh.length)
  }
})

test.each([
  ['no change', createSampleDay(1), (day: Day) => day],
  ['no change to a large day', createSampleDay(1, { trips: 60, vehicles: 14 }), (day: Day) => day],
  ['a breakdown in the depot', createSampleDay(2), (day: Day) => changeVehicle(day, 'V5', { isBroken: true })],
])('after %s nothing changes for a rider', (_, day, change) => {
  const before = settle(day)
  expect(change(day) === day || before.plan.routes[4]).toEqual(change(day) === day || [])
  expect(listChanges(before, settle(change(day), before))).toEqual([])
})

test('a trip without a place has the rule that no vehicle can keep', () => {
  const explain = (trip: Partial<Trip>, vehicle: Partial<Vehicle> = {}) =>
    explainAbsence(createNetwork(createLineDay({ trips: [trip], vehicles: [vehicle] })), 0)
  expect(explain({}, { isBroken: true })).toBe('no vehicle is in service')
  expect(explain({ seats: 5 })).toBe('no vehicle in service has 5 seats')
  const wheelchair = { wheelchairs: 1 }
  expect(explain(wheelchair)).toBe('no vehicle in service has a wheelchair place and a working lift')
  expect(explain(wheelchair, { wheelchairs: 1, isLiftOut: true })).toContain('a working lift')
  expect(explain({ pickup: at(10, 0, 5) })).toBe('even an empty vehicle can’t keep its times within a shift')
  expect(explain({})).toMatch(/^the search found no room beside the other trips/)
})

test('each change says what happened and why', () => {
  const day = createLineDay({
    trips: [
      { seats: 0, wheelchairs: 1 },
      { pickup: at(30, 100, 110), dropoff: at(40, 110, 130) },
    ],
    vehicles: [{ wheelchairs: 1 }, { wheelchairs: 1 }],
  })
  const network = createNetwork(day)
  const before = { network, plan: { routes: [[0, 1, 2, 3], []], unplaced: [] } }
  const apart = {
    network,
    plan: {
      routes: [
        [0, 1],
        [2, 3],
      ],
      unplaced: [],
    },
  }
  expect(listChanges(before, apart)).toMatchObject([
    { trip: 'T1', kind: 'moved', from: 'V0', to: 'V1', reason: 'the plan as a whole is shorter' },
  ])
  expect(listChanges(apart, before)).toMatchObject([
    { trip: 'T1', kind: 'moved', from: 'V1', to: 'V0', reason: 'staying with V1 would add 40.0 miles' },
  ])
  const noLift = createNetwork(changeVehicle(day, 'V0', { isLiftOut: true }))
  const moved = {
    network: noLift,
    plan: {
      routes: [
        [2, 3],
        [0, 1],
      ],
      unplaced: [],
    },
  }
  expect(listChanges(before, moved)).toMatchObject([
    { trip: 'T0', kind: 'moved', reason: 'the lift of V0 is out of order' },
  ])
  const dropped = { network, plan: { routes: [[0, 1], []], unplaced: [1] } }
  expect(listChanges(before, dropped)).toMatchObject([{ trip: 'T1', kind: 'dropped' }])
  expect(listChanges(dropped, before)).toMatchObject([{ trip: 'T1', kind: 'placed', to: 'V0' }])
  const removed = { network: createNetwork(removeTrip(day, 'T1')), plan: { routes: [[0, 1], []], unplaced: [] } }
  expect(listChanges(before, removed)).toEqual([{ trip: 'T1', kind: 'removed' }])
  expect(listChanges(removed, before)).toMatchObject([{ trip: 'T1', kind: 'new', to: 'V0' }])
})

test('a pickup that shifts by more than ten minutes is a change although the vehicle stays', () => {
  const day = createLineDay({ trips: [{ pickup: at(10, 30) }, {}] })
  const later = { network: createNetwork(createLineDay({ trips: [{ pickup: at(10, 41) }, {}] })), plan: plan() }
  const before = { network: createNetwork(day), plan: plan() }
  expect(listChanges(before, later)).toMatchObject([
    { trip: 'T0', kind: 'shifted', to: 'V0', laterMinutes: 11 },
    { trip: 'T1', kind: 'shifted', laterMinutes: 11 },
  ])
})

const plan = () => ({ routes: [[0, 1, 2, 3]], unplaced: [] })
