import { mix } from '../scenery/color.ts'
import type { Clothes, Person } from '../scenery/figure.ts'
import { person } from '../scenery/person.ts'
import type { Pose } from '../scenery/poses.ts'
import { palette } from '../toolkit/palette.ts'
import { plankFront } from './deck.ts'
import { inHour } from './moods.ts'
import { progress, times } from './timeline.ts'
import { drawWagon } from './wagon.ts'
import { world } from './world.ts'

const ground = world.deck - 1
const skin = mix(palette.oxideDeep, palette.lamp, 0.3)
const speed = 34

/** Two carpenters who set the planks, one on each side, moving on with the work. */
export function drawCarpenters(t: number): string {
  const shown = Math.min(1, progress(t, [16.6, 17.4]), 1 - progress(t, [20.6, 21.3]))
  if (shown <= 0) return ''
  const reach = plankFront(Math.min(t, 20.3)) - 34
  const strike = Math.sin(t * 7.2)
  const pose = hammering(strike)
  const at = (x: number, facing: 1 | -1, coat: string) =>
    person({
      at: [x, ground],
      height: 38,
      pose,
      facing,
      tool: { kind: 'hammer' },
      clothes: clothes(coat, t),
      headwear: 'cap',
    })
  return `<g opacity="${shown.toFixed(3)}">${at(reach, 1, palette.riverMid)}${at(world.middle * 2 - reach, -1, palette.oxide)}</g>`
}

/** Who crosses first: one with a lantern, then a wagon, then two people side by side. */
export function drawCrossing(t: number): string {
  const start = times.crossing[0]
  if (t < start) return ''
  const place = (delay: number) => 190 + (t - start - delay) * speed * 2.3
  const first = place(0)
  const wagon = place(1.7)
  const pair = place(4.1)
  const walker = (x: number, offset: number, height: number, coat: string, more: Partial<Person> = {}) =>
    x < 100
      ? ''
      : person({
          at: [x, ground],
          height,
          pose: walking(x / 21 + offset),
          clothes: clothes(coat, t),
          rim: { color: palette.lamp, from: 1, width: 0.7 },
          ...more,
        })
  const glow = `<circle cx="${first + 11}" cy="${ground - 16}" r="58" fill="url(#lamp-glow)" opacity="${(0.15 + 0.8 * progress(t, [21, 24])).toFixed(3)}"/>`
  return (
    walker(pair - 15, 0.4, 39, palette.riverLight, { cut: 'coat', headwear: 'bun' }) +
    walker(pair, 0, 43, palette.stoneDeep, { headwear: 'brim' }) +
    (wagon > 100 ? drawWagon([wagon, ground], t) : '') +
    glow +
    walker(first, 0.2, 43, palette.oxide, { cut: 'coat', tool: { kind: 'lantern' }, headwear: 'brim' })
  )
}

function clothes(coat: string, t: number): Clothes {
  return {
    coat: inHour(coat, t),
    trousers: inHour(palette.river, t),
    skin: inHour(skin, t),
    hat: inHour(mix(palette.night, palette.oxideDeep, 0.3), t),
  }
}

/** Thighs swing against each other; a knee bends while its leg comes forward. */
function walking(phase: number): Pose {
  const leg = (at: number) => {
    const thigh = 23 * Math.sin(at)
    return [thigh, thigh - 5 - 32 * Math.max(0, Math.cos(at))] as const
  }
  const swing = 16 * Math.sin(phase)
  return {
    lean: 4,
    nod: 0,
    arms: [
      [swing, swing + 20],
      [18, 74],
    ],
    legs: [leg(phase), leg(phase + Math.PI)],
  }
}

function hammering(strike: number): Pose {
  return {
    lean: 34,
    nod: 6,
    arms: [
      [22, 40],
      [66 + 18 * strike, 112 + 32 * strike],
    ],
    legs: [
      [62, -26],
      [-8, -84],
    ],
  }
}
