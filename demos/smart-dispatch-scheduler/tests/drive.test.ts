import { expect, test } from 'vitest'
import { countCalls } from '../program/Comparison.tsx'
import { listChanges } from '../program/changes.ts'
import { findPlace, toWaypoints } from '../program/drive.ts'
import { changeVehicle } from '../program/edit.ts'
import { createNetwork } from '../program/network.ts'
import { createSampleDay } from '../program/sample.ts'
import { findBusiest, measurePlan, planFirstCome, scheduleRoute } from '../program/schedule.ts'
import { planByInsertion } from '../program/start.ts'

const day = createSampleDay(1)
const network = createNetwork(day)
const plan = planByInsertion(network)

test('a vehicle drives from the depot through its stops, at each when its plan says so', () => {
  const index = plan.routes.findIndex(nodes => nodes.length > 0)
  const nodes = plan.routes[index] ?? []
  const way = toWaypoints(network, index, nodes)
  const visits = day.trips.flatMap(({ pickup, dropoff }) => [pickup, dropoff])
  expect(findPlace(way, 0)).toMatchObject({ x: day.depot.x, y: day.depot.y })
  expect(findPlace(way, 24 * 60)).toMatchObject({ x: day.depot.x, y: day.depot.y })
  for (const { node, arrive, leave } of scheduleRoute(network, index, nodes).stops) {
    const place = findPlace(way, (arrive + leave) / 2)
    expect(place?.x).toBeCloseTo(visits[node]?.x ?? -1, 5)
    expect(place?.y).toBeCloseTo(visits[node]?.y ?? -1, 5)
  }
})

test('the button breaks the vehicle in service with most stops, and those who ride with it are to be called', () => {
  const busiest = findBusiest(day, plan)
  const stops = plan.routes.map(nodes => nodes.length)
  expect(stops[day.vehicles.findIndex(({ id }) => id === busiest?.id)]).toBe(Math.max(...stops))
  const broken = changeVehicle(day, busiest?.id ?? '', { isBroken: true })
  expect(findBusiest(broken, plan)?.id).not.toBe(busiest?.id)
  const next = createNetwork(broken)
  const changes = listChanges({ network, plan }, { network: next, plan: planByInsertion(next) })
  expect(countCalls(changes)).toBeGreaterThanOrEqual(Math.max(...stops) / 2)
  expect(countCalls([{ trip: 'T01', kind: 'removed' }])).toBe(0)
})

test('the naive plan of the sample day has the miles that its card names', () => {
  expect(Math.round(measurePlan(network, planFirstCome(network)).distanceMiles)).toBe(572)
})
