import { mix } from '../scenery/color.ts'
import { lightPool, sky } from '../scenery/sky.ts'
import { stops } from '../scenery/svg.ts'
import { type Cover, line, picture, placed, raised, shape, size, times } from './parts-b/frame.ts'
import { handwriting, paper, slips } from './parts-b/papers.ts'
import { flatPier } from './parts-b/stones.ts'
import { dusk } from './parts-b/times-of-day.ts'

const TILT = 0.07

export const cover: Cover = { id: 'price-the-mistakes-then-set-the-threshold', svg }

function svg(): string {
  return picture(
    [
      sky(size, 900, stops([0, '#10303c'], [0.45, '#2b6673'], [0.8, '#c99a70'], [1, '#f0b56b']), {
        at: [800, 560],
        radius: 0,
        color: dusk.glow,
        glow: 700,
      }),
      times(4, i => arcs(i)).join(''),
      lightPool([800, 470], 520, '#ffdca0', 0.55),
      flatPier({ seed: 'scale', x: [722, 878], y: [640, 920], batter: 26, course: 40 }),
      column(),
      pan(-1),
      pan(1),
      beam(),
    ],
    '#06171e',
    0.5,
  )
}

/** Bridges behind the scale, row before row. */
function arcs(row: number): string {
  const [deck, span] = [420 + row * 120, 260 + row * 60]
  const color = mix('#d3a377', '#0b222b', 0.25 + row * 0.22)
  const from = 800 - span * 3.5 + (row % 2) * span * 0.5
  const holes = times(
    8,
    i =>
      `M${from + i * span + span * 0.1},940V${deck + span * 0.5}a${span * 0.4},${span * 0.34} 0 0 1 ${span * 0.8},0V940Z`,
  ).join('')
  return (
    raised(`<path d="M-60,${deck}H1660V960H-60Z${holes}" fill="${color}" fill-rule="evenodd"/>`, -4, 0.25) +
    line(`M-60,${deck}H1660`, mix(color, '#ffe6ba', 0.5), 3)
  )
}

function column(): string {
  return (
    raised(shape('M770,640L784,250H816L830,640Z', '#c98f4e'), 8) +
    line('M789,270L777,632', '#f6d9ab', 5) +
    shape('M740,628H860V648H740Z', '#b07a3e')
  )
}

/** The beam of the scale is a truss with its arch. */
function beam(): string {
  const at = (x: number, y: number) => `${x},${y}`
  const posts = times(13, i => line(`M${at(-420 + i * 70, 0)}V${-16 - 74 * (1 - ((i - 6) / 6) ** 2)}`, '#85301b', 7))
  const braces = times(12, i => {
    const rise = (n: number) => -16 - 74 * (1 - ((n - 6) / 6) ** 2)
    return line(
      i < 6 ? `M${-420 + i * 70},0L${-350 + i * 70},${rise(i + 1)}` : `M${-350 + i * 70},0L${-420 + i * 70},${rise(i)}`,
      '#a63d24',
      5,
    )
  })
  const arch = line('M-424,-14Q0,-168 424,-14', '#d9795f', 11) + line('M-424,-20Q0,-174 424,-20', '#f6d9ab', 3)
  const chord = line('M-430,0H430', '#a63d24', 16) + line('M-430,-6H430', '#e7a07f', 3)
  const body = raised(braces.join('') + posts.join('') + arch + chord, 10)
  return (
    placed(body, 800, 236, (TILT * 180) / Math.PI) +
    '<circle cx="800" cy="232" r="24" fill="#f0b56b"/><circle cx="800" cy="232" r="9" fill="#85301b"/>'
  )
}

/** Left, side -1: many slips. Right: one invoice, and the heavier side. */
function pan(side: 1 | -1): string {
  const [x, y] = [800 + side * 420, 236 + side * TILT * 420]
  const dish = y + 372
  const ropes = line(`M${x},${y}L${x - 168},${dish}M${x},${y}L${x + 168},${dish}M${x},${y}V${y + 60}`, '#f6d9ab', 4)
  const bowl =
    raised(
      shape(
        `M${x - 190},${dish}H${x + 190}Q${x + 150},${dish + 58} ${x},${dish + 62}Q${x - 150},${dish + 58} ${x - 190},${dish}Z`,
        '#c98f4e',
      ),
      14,
    ) + line(`M${x - 188},${dish + 2}H${x + 188}`, '#ffe6ba', 5)
  return ropes + (side < 0 ? slips('review', x, dish, 214, 28, 7.5) + topSlip(x, dish - 210) : invoice(x, dish)) + bowl
}

function topSlip(x: number, y: number): string {
  return line(`M${x - 96},${y - 4}h190`, '#2b7a8b', 5)
}

function invoice(x: number, dish: number): string {
  const rows = times(4, i =>
    line(`M-72,${-46 + i * 30}h${70 - (i % 2) * 16}M34,${-46 + i * 30}h38`, i === 2 ? '#a63d24' : '#5d7d84', 7),
  )
  const wrong = line('M22,-8C10,14 20,38 54,36C92,34 96,2 70,-8C56,-14 36,-14 22,-4', '#a63d24', 5)
  const sheet = placed(
    paper(200, 262, '#fffdf6', 9) +
      line('M-72,-98H10', '#10303c', 11) +
      rows.join('') +
      wrong +
      handwriting('sign', -70, 104, 70, 12),
    0,
    0,
    4,
  )
  return placed(sheet, x, dish - 128)
}
