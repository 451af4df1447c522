import { mix } from '../scenery/color.ts'
import { person } from '../scenery/person.ts'
import { type Point, round, stroke } from '../scenery/svg.ts'
import { theodolite } from '../scenery/theodolite.ts'
import { palette } from '../toolkit/palette.ts'
import { inHour, moodShares } from './moods.ts'
import { eased, progress, staggered, times } from './timeline.ts'
import { archHeight, archPoint, hangers, world } from './world.ts'

const ink = palette.oxide

/** The plan of the bridge, drawn into the air: level, arch, uprights, and the length of the span. */
export function drawSurvey(t: number): string {
  const drawn = progress(t, times.survey)
  const shown = Math.min(1, drawn * 8) * (1 - eased(t, times.surveyFades))
  if (shown <= 0) return ''
  const [start, end] = times.survey
  const level = eased(t, [start, start + 1.6])
  const curve = eased(t, [start + 0.9, end - 0.4])
  const length = eased(t, [start + 2.2, end])
  return `<g opacity="${(shown * 0.92).toFixed(3)}">${drawLevel(level)}${drawArc(curve, 0, 3)}${drawArc(curve * 0.985, 26, 1.6)}${drawUprights(t)}${drawLength(length)}</g>`
}

function dashed(points: readonly Point[], width: number, dash: string): string {
  return points.length < 2 ? '' : stroke(points, ink, width, `stroke-dasharray="${dash}"`)
}

function drawLevel(share: number): string {
  const [from, to] = [150, 150 + 980 * share]
  const stakes = [222, 1058]
    .filter(x => x < to)
    .map(x => `<circle cx="${x}" cy="${world.deck}" r="5.5" fill="none" stroke="${ink}" stroke-width="2.4"/>`)
  return (
    dashed(
      [
        [from, world.deck],
        [to, world.deck],
      ],
      1.8,
      '10 7',
    ) + stakes.join('')
  )
}

function drawArc(share: number, inset: number, width: number): string {
  const steps = Math.max(2, Math.round(96 * share))
  const points = Array.from({ length: steps + 1 }, (_, index) => archPoint((index / steps) * share, inset))
  const [x, y] = points.at(-1) ?? [0, 0]
  const tip =
    share > 0.01 && share < 0.99 && inset === 0
      ? `<circle cx="${round(x)}" cy="${round(y)}" r="6" fill="${palette.lamp}"/><circle cx="${round(x)}" cy="${round(y)}" r="22" fill="url(#lamp-glow)" opacity="0.7"/>`
      : ''
  return share <= 0 ? '' : dashed(points, width, '12 8') + tip
}

function drawUprights(t: number): string {
  const [start, end] = times.survey
  return hangers
    .map((x, index) => {
      const grown = staggered(t, [start + 1.6, end], index / (hangers.length - 1), 1)
      const from = archHeight(x, 26)
      return grown <= 0
        ? ''
        : dashed(
            [
              [x, from],
              [x, from + (world.deck - from) * grown],
            ],
            1.4,
            '4 6',
          )
    })
    .join('')
}

/** The measure of the span, with its two arrowheads. */
function drawLength(share: number): string {
  if (share <= 0) return ''
  const y = world.deck + 46
  const half = 364 * share
  const [left, right] = [world.middle - half, world.middle + half]
  const head = (x: number, side: number) =>
    stroke(
      [
        [x + side * 10, y - 6],
        [x, y],
        [x + side * 10, y + 6],
      ],
      ink,
      1.8,
    )
  return (
    stroke(
      [
        [left, y],
        [right, y],
      ],
      ink,
      1.6,
    ) +
    head(left, 1) +
    head(right, -1)
  )
}

/** One with the instrument on the left bank, one with the staff on the right; they leave when the work begins. */
export function drawSurveyors(t: number): string {
  const shown = eased(t, [2.6, 4]) * (1 - eased(t, [10.2, 11.4]))
  if (shown <= 0) return ''
  const clothes = (coat: string) => ({
    coat: inHour(coat, t),
    trousers: inHour(palette.river, t),
    skin: inHour(mix(palette.oxideDeep, palette.lamp, 0.22), t),
    hat: inHour(palette.night, t),
  })
  const rim = { color: palette.lampLight, from: 1 as const }
  const left = person({ at: [130, 437], height: 46, pose: 'sighting', facing: 1, clothes: clothes(palette.oxide), rim })
  const instrument = theodolite([158, 438], 38, inHour(palette.river, t), palette.lampLight)
  const right = person({
    at: [1136, 437],
    height: 46,
    pose: 'standing',
    facing: -1,
    clothes: clothes(palette.riverMid),
    rim,
  })
  const staff =
    stroke(
      [
        [1118, 438],
        [1118, 384],
      ],
      inHour(palette.stone, t),
      4,
    ) +
    stroke(
      [
        [1118, 438],
        [1118, 384],
      ],
      palette.oxide,
      4,
      'stroke-dasharray="6 7"',
    )
  return `<g opacity="${(shown * (1 - moodShares(t).dusk)).toFixed(3)}">${left}${instrument}${right}${staff}</g>`
}
