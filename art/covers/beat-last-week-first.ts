import { lightPool } from '../scenery/sky.ts'
import { curveThrough, linearGradient, type Point, rectangle, round, stops } from '../scenery/svg.ts'
import { createRandom } from '../toolkit/random.ts'
import { type Cover, line, picture, raised, shape, size, times } from './parts-b/frame.ts'

const BASE = 760
const WEEK: readonly number[] = [300, 380, 352, 410, 330, 150, 104]
const dayX = (day: number) => 190 + day * 61

export const cover: Cover = { id: 'beat-last-week-first', svg }

function svg(): string {
  const back = linearGradient([0, 0], [1600, 900], stops([0, '#2b7a8b'], [1, '#0d2a35']))
  const page = linearGradient([0, 60], [0, 860], stops([0, '#fdf8ec'], [1, '#ece6db']))
  const sheet = raised(shape('M90,56H1512V850H90Z', page.fill), 22, 0.55)
  return picture(
    [
      back.defs + rectangle(0, 0, size, back.fill),
      lightPool([1250, 60], 900, '#f0b56b', 0.35),
      page.defs + sheet,
      times(6, i => line(`M150,${BASE - i * 110}H1460`, '#d9d2c5', 2)).join(''),
      piers(),
      band(),
      handover(),
      lines(),
      line(`M150,130V${BASE}H1466`, '#10303c', 5),
      times(22, i => line(`M${dayX(i)},${BASE + 4}v${i % 7 ? 10 : 26}`, '#10303c', i % 7 ? 2.4 : 4)).join(''),
      lightPool([1200, 300], 620, '#ffdf9f', 0.28),
    ],
    '#06171e',
    0.4,
  )
}

const counts: readonly number[] = countEachDay()

/** Three weeks with the same shape; the last days are still to come for the forecast. */
function countEachDay(): readonly number[] {
  const random = createRandom('calls per day')
  return times(21, day => (WEEK[day % 7] ?? 0) * 1.08 + 40 + random.between(-26, 30))
}

const forecast: readonly Point[] = times(7, i => [dayX(14 + i), BASE - (counts[7 + i] ?? 0)] as const)
const actual: readonly Point[] = counts.map((count, day) => [dayX(day), BASE - count] as const)

/** The daily counts stand as piers under the line. */
function piers(): string {
  return actual
    .map(([x, y], day) => {
      const color = day < 7 ? '#d9d2c5' : day < 14 ? '#8fb8bf' : '#c3d8d6'
      return (
        shape(
          `M${x - 15},${BASE}L${x - 11},${round(y)}H${x + 11}L${x + 15},${BASE}Z`,
          color,
          day < 14 ? '' : 'opacity="0.55"',
        ) + line(`M${x - 14},${round(y)}h28`, '#a89f8e', 4)
      )
    })
    .join('')
}

function band(): string {
  const edge = (shift: number): readonly Point[] => forecast.map(([x, y], i) => [x, y + shift * (40 + i * 5)] as const)
  const upper = curveThrough(edge(-1))
  const lower = curveThrough(edge(1).toReversed()).replace('M', 'L')
  return (
    raised(shape(`${upper}${lower}Z`, '#f0b56b', 'opacity="0.55"'), 6, 0.25) +
    line(upper, '#c98f4e', 2.4, 'stroke-dasharray="3 9"') +
    line(curveThrough(edge(1)), '#c98f4e', 2.4, 'stroke-dasharray="3 9"')
  )
}

/** Each day of last week spans over to the same day of the next: a row of arches. */
function handover(): string {
  return times(7, i => {
    const [from, to] = [actual[7 + i], forecast[i]]
    if (!from || !to) return ''
    return line(
      `M${from[0]},${round(from[1] - 14)}C${from[0] + 60},${round(from[1] - 190)} ${to[0] - 60},${round(to[1] - 190)} ${to[0]},${round(to[1] - 14)}`,
      '#2b7a8b',
      2.6,
      'opacity="0.38" stroke-dasharray="10 8"',
    )
  }).join('')
}

function lines(): string {
  const dots = (points: readonly Point[], color: string, radius: number) =>
    points
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${round(y)}" r="${radius}" fill="${color}" stroke="#fdf8ec" stroke-width="3"/>`,
      )
      .join('')
  const seen = raised(line(curveThrough(actual), '#175468', 9), 6, 0.35)
  const guess = raised(line(curveThrough(forecast), '#a63d24', 9, 'stroke-dasharray="22 15"'), 6, 0.35)
  return seen + guess + dots(actual, '#175468', 9) + dots(forecast, '#a63d24', 10)
}
