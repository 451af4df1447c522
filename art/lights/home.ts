import { type Vec3, between } from '../scenery/camera.ts'
import { threeSpans } from '../scenery/moods.ts'
import { path } from '../scenery/svg.ts'
import { trussTimbers } from '../scenery/truss.ts'
import { homeCamera, size, tall, tallCorner } from '../scenes/home-hero.ts'
import { WATER_Y } from '../scenes/home-hero-banks.ts'
import { glint, glintDefinition, inside, type Lights, lamp, pane, pool } from './lights.ts'

const { project, scaleAt } = homeCamera

/** Lamps hang under the roof. */
const lamps = [4, 14, 24, 34, 44, 54, 64, 74, 84, 92].map(x => {
  const hung: Vec3 = [x, 3.3, 0]
  return { at: project(hung), metre: scaleAt(hung), water: project([x, WATER_Y, 3])[1] }
})

/** The others hang over a pier. */
const overWater = [2, 4, 5, 7, 8].flatMap(index => lamps[index] ?? [])

/** Between the boards and the eave. */
const opening = ([
  [0, 1.76, 2.95],
  [96.3, 1.76, 2.95],
  [97, 4.1, 2.5],
  [0, 4.1, 2.5],
] as const satisfies readonly Vec3[]).map(project)

const portal = path([1844, 930], [1844, 800], [1858, 766], [1896, 745], [1932, 766], [1948, 800], [1950, 928])

/** The posts, braces and arches of the near side, which stand before the light. */
function timbers(): string {
  const { from, to, piers = [], kind, eave: height, panel, width } = threeSpans
  const ends = [from, ...piers, to]
  const all = ends.slice(1).flatMap((end, index) =>
    trussTimbers({ kind, from: ends[index] ?? from, to: end, z: width / 2, height, panel, color: '' }),
  )
  const widths = new Map<number, string>()
  for (const { part, from: foot, to: head } of all) {
    if (part === 'chord' || (part === 'arch' && foot[2] < width / 2)) continue
    const thickness = Math.round(scaleAt(between(foot, head, 0.5)) * (part === 'arch' ? 0.5 : 0.36))
    const line = [foot, head].map(end => project(end).map(Math.round).join(' ')).join('L')
    widths.set(thickness, `${widths.get(thickness) ?? ''}M${line}`)
  }
  return [...widths].map(([thickness, d]) => `<path d="${d}" stroke-width="${thickness}"/>`).join('')
}

const room = pane(opening, 0.42) + lamps.map(({ at, metre }) => lamp(at, metre * 4) + pool(at, [metre * 7, metre * 4])).join('')

const body = [
  glintDefinition,
  `<mask id="t"><path d="M0 0H2400V1350H0z" fill="#fff"/><g stroke="#000" stroke-opacity=".8">${timbers()}</g></mask>`,
  `<g mask="url(#t)">${inside('o', opening, room)}</g>`,
  // What leaves the opening: on the boards and the eave.
  ...lamps.slice(3).map(({ at: [x, y], metre }) => pool([x, y + metre], [metre * 7, metre * 5], 0.24)),
  ...overWater.map(
    ({ at: [x], metre, water }) =>
      pool([x, water + metre * 2], [metre * 2.6, metre * 4.6], 0.16) + glint([x, water], metre / 26),
  ),
  inside('p', portal, pane(portal, 0.34) + lamp([1896, 800], 130)),
  pool([1930, 936], [200, 36], 0.8),
  lamp([1896, 716], 96),
  lamp([2081, 921], 80),
  pool([2085, 962], [160, 32], 0.7),
].join('')

export const homeLights: Lights = { path: '/images/lights/home.svg', size, body }
export const homeTallLights: Lights = { path: '/images/lights/home-tall.svg', size: tall, origin: tallCorner, body }
