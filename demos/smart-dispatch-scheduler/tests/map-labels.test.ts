import { expect, test } from 'vitest'
import { covers, findMarks, overlap, placeLabels } from '../program/map-labels.ts'
import { tripOf } from '../program/model.ts'
import { createNetwork } from '../program/network.ts'
import { createSampleDay } from '../program/sample.ts'
import { planByInsertion } from '../program/start.ts'

/** Pixels of the map on a phone and beside the plan. */
const widths = [278, 348, 720]

test.each(widths)('on a map of %i pixels no name lies on another one, on a stop or on a clinic', width => {
  /** Names without a place, which only a narrow map has. */
  const missing: string[] = []
  for (let number = 1; number <= 4; number++) {
    const day = createSampleDay(number)
    const network = createNetwork(day)
    const plan = planByInsertion(network)
    for (const route of [-1, ...plan.routes.keys()]) {
      const open = new Set((plan.routes[route] ?? []).map(tripOf))
      const selected = { id: day.trips[(number + route) % day.trips.length]?.id ?? '', end: 'pickup' } as const
      const labels = placeLabels({ network, plan, selected, open, pixel: day.town.area.width / width })
      const wrong = labels.flatMap((label, index) => [
        ...labels.slice(index + 1).filter(other => overlap(label, other)),
        ...findMarks(day, selected).filter(mark => covers(label, mark, mark.reach - 0.001)),
      ])
      expect(wrong).toEqual([])
      const names = new Set(labels.map(({ text }) => text))
      const used = day.vehicles.filter((_, index) => (plan.routes[index] ?? []).length > 0)
      const wanted = [selected.id, ...day.town.clinics.map(({ name }) => name), 'Depot', ...used.map(({ id }) => id)]
      missing.push(...wanted.filter(name => !names.has(name)).map(name => `${name} on day ${number}`))
    }
  }
  if (width === 720) expect(missing).toEqual([])
})
