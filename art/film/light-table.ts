import { mix } from '../scenery/color.ts'
import { foliage } from '../scenery/moods.ts'
import type { Point, Stop } from '../scenery/svg.ts'
import type { Foliage } from '../scenery/trees.ts'
import { palette } from '../toolkit/palette.ts'
import type { MoodName } from './moods.ts'

type Light = {
  readonly air: readonly Stop[]
  readonly glow: {
    readonly at: Point
    readonly radius: number
    readonly color: string
    readonly opacity: number
    readonly disc: number
  } | null
  readonly clouds: { readonly color: string; readonly opacity: number }
  readonly haze: string
  readonly hills: readonly [far: string, near: string]
  readonly foliage: Foliage
  /** Of the leaves: 1 lights the left bank from the river's side. */
  readonly lightFrom: number
  readonly river: readonly Stop[]
  readonly ground: readonly [string, string, string]
  readonly reeds: readonly [string, string, string]
}

const { night, river, riverMid, riverLight, mist, haze, limestone, lamp, lampLight, oxideLight } = palette

/** The landscape's colours at each hour. */
export const lights: Readonly<Record<MoodName, Light>> = {
  dawn: {
    air: [
      [0, mix(mist, riverLight, 0.2)],
      [0.4, haze],
      [0.72, mix(lampLight, limestone, 0.35)],
      [1, mix(lamp, lampLight, 0.45)],
    ],
    glow: { at: [900, 398], radius: 620, color: lamp, opacity: 0.75, disc: 34 },
    clouds: { color: limestone, opacity: 0.5 },
    haze: mix(lampLight, limestone, 0.4),
    hills: [mix(mist, lampLight, 0.42), mix(mist, riverLight, 0.18)],
    foliage: foliage.dawn,
    lightFrom: 1,
    river: [
      [0, mix(lampLight, limestone, 0.3)],
      [0.2, mix(mist, lampLight, 0.35)],
      [0.55, mix(mist, riverLight, 0.5)],
      [1, mix(riverLight, riverMid, 0.6)],
    ],
    ground: [mix(lampLight, riverLight, 0.42), mix(riverLight, lamp, 0.36), mix(riverMid, lamp, 0.16)],
    reeds: [mix(riverMid, river, 0.5), riverMid, mix(riverLight, mist, 0.3)],
  },
  day: {
    air: [
      [0, mix(mist, riverLight, 0.55)],
      [0.55, mix(mist, haze, 0.45)],
      [1, limestone],
    ],
    glow: { at: [1000, 60], radius: 620, color: limestone, opacity: 0.55, disc: 0 },
    clouds: { color: limestone, opacity: 0.85 },
    haze: mix(haze, limestone, 0.4),
    hills: [mix(mist, riverLight, 0.2), mix(riverLight, mist, 0.45)],
    foliage: foliage.day,
    lightFrom: 1,
    river: [
      [0, haze],
      [0.2, mix(mist, riverLight, 0.35)],
      [0.6, riverLight],
      [1, riverMid],
    ],
    ground: [mix(lampLight, riverLight, 0.5), mix(riverLight, lamp, 0.3), mix(riverMid, lamp, 0.08)],
    reeds: [river, riverMid, mix(riverLight, riverMid, 0.4)],
  },
  dusk: {
    air: [
      [0, night],
      [0.42, river],
      [0.72, riverMid],
      [0.9, mix(riverLight, oxideLight, 0.4)],
      [1, mix(oxideLight, lamp, 0.6)],
    ],
    glow: { at: [330, 440], radius: 430, color: lamp, opacity: 0.5, disc: 0 },
    clouds: { color: oxideLight, opacity: 0.22 },
    haze: mix(riverMid, oxideLight, 0.28),
    hills: [mix(riverMid, riverLight, 0.25), mix(river, riverMid, 0.55)],
    foliage: { shade: mix(night, river, 0.3), body: mix(river, riverMid, 0.25), lit: mix(riverMid, lamp, 0.22) },
    lightFrom: 1,
    river: [
      [0, mix(riverLight, oxideLight, 0.4)],
      [0.15, riverMid],
      [0.5, river],
      [1, night],
    ],
    ground: [mix(riverMid, lamp, 0.16), mix(river, lamp, 0.06), night],
    reeds: [night, mix(night, river, 0.6), river],
  },
}
