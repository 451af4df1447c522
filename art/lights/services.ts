import { path } from '../scenery/svg.ts'
import { glint, glintDefinition, inside, type Lights, lamp, pane, pool } from './lights.ts'

const size = { width: 1000, height: 750 }

/** Between the eave and the boards. */
const opening = path(
  [44, 66],
  [237, 131],
  [500, 237],
  [676, 293],
  [900, 372],
  [900, 408],
  [676, 364],
  [500, 327],
  [237, 268],
  [44, 216],
)

const room = [
  pane(opening, 0.3),
  pool([130, 150], [190, 120]),
  pool([340, 225], [170, 100]),
  pool([520, 285], [130, 70]),
  pool([680, 330], [110, 50]),
  pool([820, 375], [90, 36]),
].join('')

const thrown = [glint([250, 545], 1.5), glint([450, 530], 1.2), glint([620, 515], 0.9)]

export const servicesLights: Lights = {
  path: '/images/lights/services.svg',
  size,
  body: glintDefinition + inside('o', opening, room) + thrown.join('') + lamp([18, 230], 120),
}
