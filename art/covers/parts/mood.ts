import type { Light } from '../../scenery/paint-solids.ts'
import type { Stop } from '../../scenery/svg.ts'
import type { Foliage } from '../../scenery/trees.ts'

/** A time of day: every colour that the air, the land and the water take from it. */
export type Mood = {
  readonly sky: readonly Stop[]
  readonly cloud: string
  /** Of the sun or moon, and of the edges that it lights. */
  readonly glow: string
  readonly haze: string
  /** Three ridges, the farthest first. */
  readonly ridges: readonly [string, string, string]
  readonly water: readonly Stop[]
  readonly bank: readonly [lit: string, shade: string]
  readonly foliage: Foliage
  readonly light: Light
  readonly shadow: string
}

const FROM_RIGHT = [0.6, 0.55, 0.5] as const

export const moods = {
  dawn: {
    sky: [
      [0, '#7fa9b2'],
      [0.45, '#cfd6cb'],
      [0.8, '#f6ddb4'],
      [1, '#fbe6bd'],
    ],
    cloud: '#fbe3c0',
    glow: '#ffd596',
    haze: '#f1e2c6',
    ridges: ['#b9c9c4', '#93b0b0', '#6d9497'],
    water: [
      [0, '#f5e2bd'],
      [0.3, '#a5c0bd'],
      [1, '#2b6a7b'],
    ],
    bank: ['#8fa587', '#1d4f58'],
    foliage: { shade: '#3f6f74', body: '#5b8a88', lit: '#d9c596' },
    light: { toward: FROM_RIGHT, sun: '#ffd9a0', shade: '#8198a2' },
    shadow: '#1c3b47',
  },
  morning: {
    sky: [
      [0, '#8fb8bf'],
      [0.6, '#dbe7e6'],
      [1, '#f7f0e0'],
    ],
    cloud: '#ffffff',
    glow: '#ffe9c0',
    haze: '#e9ece2',
    ridges: ['#c1d3d2', '#96b8ba', '#6a9a9d'],
    water: [
      [0, '#e4ece6'],
      [0.35, '#8fb8bf'],
      [1, '#2b7a8b'],
    ],
    bank: ['#9db38f', '#2c6167'],
    foliage: { shade: '#2f666b', body: '#4d8583', lit: '#b9c6a0' },
    light: { toward: [-0.6, 0.6, 0.5], sun: '#fff0d0', shade: '#8ba3aa' },
    shadow: '#173a46',
  },
  noon: {
    sky: [
      [0, '#4c93a1'],
      [0.6, '#a9cbcd'],
      [1, '#e4ece4'],
    ],
    cloud: '#ffffff',
    glow: '#fff3d8',
    haze: '#dfe8e2',
    ridges: ['#a9c6c7', '#78a4a7', '#4c8387'],
    water: [
      [0, '#c6dad8'],
      [0.4, '#5d9ba7'],
      [1, '#175468'],
    ],
    bank: ['#93ad84', '#24565c'],
    foliage: { shade: '#1e5058', body: '#35706f', lit: '#a3b687' },
    light: { toward: [0.4, 0.8, 0.5], sun: '#fff4dc', shade: '#86a0a8' },
    shadow: '#10303c',
  },
  evening: {
    sky: [
      [0, '#4f7b88'],
      [0.4, '#a3b0a8'],
      [0.75, '#eec18a'],
      [1, '#fbdca8'],
    ],
    cloud: '#fbd9ae',
    glow: '#ffc77c',
    haze: '#eccb9d',
    ridges: ['#b3ab97', '#869088', '#53757a'],
    water: [
      [0, '#f3d09a'],
      [0.3, '#a3ab9c'],
      [1, '#1d5565'],
    ],
    bank: ['#a2946c', '#183f4a'],
    foliage: { shade: '#23505a', body: '#4a7470', lit: '#d6b47a' },
    light: { toward: [-0.6, 0.4, 0.6], sun: '#ffc27a', shade: '#857f80' },
    shadow: '#15303c',
  },
  dusk: {
    sky: [
      [0, '#10303c'],
      [0.5, '#2b6577'],
      [0.85, '#8aa09b'],
      [1, '#e0b987'],
    ],
    cloud: '#d9a878',
    glow: '#f0b56b',
    haze: '#7d958f',
    ridges: ['#527780', '#2f5c69', '#1b4653'],
    water: [
      [0, '#c9ae88'],
      [0.3, '#3f6f7b'],
      [1, '#0d2a35'],
    ],
    bank: ['#34575a', '#0b222b'],
    foliage: { shade: '#0d2a33', body: '#1a444f', lit: '#7e7d60' },
    light: { toward: [-0.5, 0.4, 0.6], sun: '#d99f68', shade: '#4d6874' },
    shadow: '#06161d',
  },
  night: {
    sky: [
      [0, '#081b23'],
      [0.6, '#10303c'],
      [1, '#1f5566'],
    ],
    cloud: '#2b6577',
    glow: '#dbe7e6',
    haze: '#1f4e5d',
    ridges: ['#1b4856', '#143b48', '#0f2f3b'],
    water: [
      [0, '#2b6576'],
      [0.4, '#143f4e'],
      [1, '#081b23'],
    ],
    bank: ['#1a434c', '#081b23'],
    foliage: { shade: '#091f27', body: '#113540', lit: '#2f5a60' },
    light: { toward: [0.4, 0.7, 0.5], sun: '#8fb8bf', shade: '#35535f' },
    shadow: '#040f14',
  },
} as const satisfies Record<string, Mood>
