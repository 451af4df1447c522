import { type PaletteColor, palette } from '../../toolkit/palette.ts'
import { mix, scale, type Vec } from './vec.ts'

/** How a surface answers light; all colours are linear. */
export type Material = {
  readonly color: Vec
  /** Light it sends out itself: lamps, lit windows, screens. */
  readonly emit?: Vec
  /** Share of light mirrored when seen head-on; grows towards grazing angles. */
  readonly gloss?: number
  /** Spread of that mirroring, 0 for a still pond. */
  readonly rough?: number
  /** Share of light let through: panes, flasks. */
  readonly clear?: number
  /** Colour by place, for planks, fields, courses of stone. */
  readonly paint?: (point: Vec) => Vec
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** A palette colour in linear light. */
export function tone(name: PaletteColor): Vec {
  const value = Number.parseInt(palette[name].slice(1), 16)
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

export const blend = (a: PaletteColor, b: PaletteColor, share: number): Vec => mix(tone(a), tone(b), share)

export const matte = (color: PaletteColor | Vec): Material => ({
  color: typeof color === 'string' ? tone(color) : color,
})

export const satin = (color: PaletteColor | Vec, gloss = 0.06, rough = 0.25): Material => ({
  ...matte(color),
  gloss,
  rough,
})

export const glowing = (color: PaletteColor, strength: number): Material => ({
  color: tone(color),
  emit: scale(tone(color), strength),
})

export const glass: Material = { color: [0.82, 0.93, 0.94], clear: 0.86, gloss: 0.05, rough: 0 }

/** The materials most pictures share. */
export const stuff = {
  limestone: matte('stone'),
  stone: matte('stoneShade'),
  stoneDeep: matte('stoneDeep'),
  white: matte('limestone'),
  oxide: matte('oxide'),
  oxideDeep: matte('oxideDeep'),
  redPaint: satin('oxide', 0.05, 0.3),
  river: matte('river'),
  night: matte('night'),
  teal: matte('riverMid'),
  tealLight: matte('riverLight'),
  mist: matte('mist'),
  steel: satin(blend('mist', 'stoneDeep', 0.4), 0.12, 0.3),
  darkSteel: satin('river', 0.1, 0.3),
  brass: satin('lamp', 0.2, 0.2),
  water: { color: tone('river'), gloss: 0.25, rough: 0.03 },
  lampGlow: glowing('lampLight', 5),
  windowGlow: glowing('lamp', 2.2),
} satisfies Record<string, Material>
