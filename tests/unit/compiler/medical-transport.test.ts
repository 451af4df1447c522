import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sum } from '../../support/engagement.ts'
import { readMarkdownTable } from '../../support/markdown-table.ts'

const article = readFileSync('content/articles/blog-26.md', 'utf8')

type Place = readonly [east: number, north: number]
type Rider = {
  readonly id: string
  readonly home: Place
  readonly clinic: Place
  readonly clinicName: string
  readonly limit: number
  readonly boarding: number
}
type Vehicle = { readonly name: string; at: Place; freeAt: number; readonly stops: string[] }

const minutesPerMile = 60 / 25
const distance = (a: Place, b: Place) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])

function toPlace(text = ''): Place {
  const [east = Number.NaN, north = Number.NaN] = (/\d+, \d+/.exec(text)?.[0] ?? '').split(', ').map(Number)
  return [east, north]
}

const riders = readMarkdownTable(article, 'Rider').map(
  ([id = '', home, destination = '', time = '', wheelchair]): Rider => {
    const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number)
    const clinicName = destination.split(' ')[0] ?? ''
    const boarding = wheelchair === 'yes' ? 8 : 3
    return {
      id,
      home: toPlace(home),
      clinic: toPlace(destination),
      clinicName,
      limit: hours * 60 + minutes - 5,
      boarding,
    }
  },
)

/** Plan one as the article states it: in order, each rider to the nearest vehicle that can arrive on time. */
function planOne(names: readonly string[]) {
  const vehicles = names.map((name): Vehicle => ({ name, at: [0, 0], freeAt: 0, stops: ['Depot'] }))
  const empty: number[] = []
  const late = new Map<string, number>()
  for (const { id, home, clinic, clinicName, limit, boarding } of riders) {
    const arrive = ({ at, freeAt }: Vehicle) =>
      Math.max(limit - 25, freeAt + (distance(at, home) + distance(home, clinic)) * minutesPerMile + boarding)
    const able = vehicles.filter(({ name }) => boarding === 3 || name !== 'Sedan')
    const punctual = able.filter(vehicle => arrive(vehicle) <= limit)
    const [best] = (punctual.length > 0 ? punctual : able).toSorted((a, b) =>
      punctual.length > 0 ? distance(a.at, home) - distance(b.at, home) : arrive(a) - arrive(b),
    )
    if (best === undefined) throw new Error(`no vehicle for ${id}`)
    const arrival = arrive(best)
    if (arrival > limit) late.set(id, Math.round(arrival - limit))
    empty.push(distance(best.at, home))
    best.stops.push(id, clinicName)
    best.at = clinic
    best.freeAt = arrival + boarding
  }
  return {
    vehicles,
    late,
    emptyMiles: sum(empty),
    miles: sum(empty) + sum(riders.map(r => distance(r.home, r.clinic))),
  }
}

test('plan one drives 85 miles, 30 of them empty, with two vans and a sedan', () => {
  const { vehicles, late, miles, emptyMiles } = planOne(['Van 1', 'Van 2', 'Sedan'])
  expect([miles, emptyMiles, late.size]).toEqual([85, 30, 0])
  expect(article).toContain('which drive 85 miles, 30 of them empty')
  const chart = article.slice(article.indexOf('title: Plan one'), article.indexOf('**Plan two**'))
  const drawn = vehicles.map(({ name }) =>
    [...chart.matchAll(/- \[(\w+), "(\d+, \d+)", ([\w ]+)\]/g)].filter(row => row[3] === name).map(row => row[1]),
  )
  expect(drawn).toEqual(vehicles.map(({ stops }) => stops))
})

test('without one of the vans G and H arrive 27 and 14 minutes past the limit', () => {
  expect([...planOne(['Van 1', 'Sedan']).late]).toEqual([
    ['G', 27],
    ['H', 14],
  ])
  expect(article).toContain('riders G and H would arrive 27 and 14 minutes past the limit')
})
