import type { Light } from '../../scenery/paint-solids.ts'
import type { Stop } from '../../scenery/svg.ts'
import { stops } from '../../scenery/svg.ts'
import type { Foliage } from '../../scenery/trees.ts'

export type TimeOfDay = {
  readonly sky: readonly Stop[]
  readonly cloud: string
  readonly glow: string
  readonly glitter: string
  readonly mist: string
  /** Two sheets of hills: ridge, and the haze at the foot. */
  readonly far: readonly [string, string]
  readonly near: readonly [string, string]
  readonly farTrees: Foliage
  readonly nearTrees: Foliage
  readonly water: readonly Stop[]
  readonly ground: readonly Stop[]
  readonly reeds: readonly [string, string, string]
  readonly light: Light
}

const day = {
  ground: stops([0, '#a9b58a'], [0.3, '#5d8a7b'], [1, '#1d4f58']) as readonly Stop[],
  reeds: ['#0f303b', '#1d4d56', '#7d9a86'] as const,
}

export const dawn: TimeOfDay = {
  ...day,
  sky: stops([0, '#7fb0ba'], [0.5, '#d5e0d6'], [1, '#fbe9c8']),
  cloud: '#ffffff',
  glow: '#ffe3a8',
  glitter: '#fff4d6',
  mist: '#fdf3dc',
  far: ['#b7cfcf', '#f3ead4'],
  near: ['#8fb0ae', '#e6e6d6'],
  farTrees: { shade: '#7da09f', body: '#98b5ad', lit: '#e0dbb6' },
  nearTrees: { shade: '#23525a', body: '#3f7472', lit: '#c2bd8c' },
  water: stops([0, '#f4ead2'], [0.35, '#9cc0c0'], [1, '#1c5a6c']),
  light: { toward: [-0.35, 0.7, 0.5], sun: '#ffe7bd', shade: '#8796a0' },
}

export const noon: TimeOfDay = {
  ...day,
  sky: stops([0, '#6aa5b3'], [0.55, '#b9d6d6'], [1, '#eef0e2']),
  cloud: '#ffffff',
  glow: '#fff3cf',
  glitter: '#ffffff',
  mist: '#f4f5ea',
  far: ['#9dc0c4', '#dfe9e2'],
  near: ['#6d9f9f', '#c3d8cd'],
  farTrees: { shade: '#4d8487', body: '#6b9c95', lit: '#bccaa0' },
  nearTrees: { shade: '#1e5058', body: '#35706f', lit: '#a9bb86' },
  water: stops([0, '#d9e9e4'], [0.3, '#7fb3b8'], [1, '#175468']),
  light: { toward: [0.3, 0.8, 0.5], sun: '#fff0cf', shade: '#83979f' },
}

export const evening: TimeOfDay = {
  sky: stops([0, '#4c7886'], [0.45, '#a3b0a8'], [0.8, '#eec590'], [1, '#fbdca8']),
  cloud: '#fbd9ae',
  glow: '#ffcf86',
  glitter: '#fff0cc',
  mist: '#fbe0b2',
  far: ['#a6a596', '#f0cd9c'],
  near: ['#748680', '#e3c296'],
  farTrees: { shade: '#5a7670', body: '#7c8d7c', lit: '#e6bf84' },
  nearTrees: { shade: '#1c434a', body: '#35605c', lit: '#d9a765' },
  water: stops([0, '#f6d49c'], [0.3, '#a9ad9b'], [1, '#2a5c69']),
  ground: stops([0, '#b79c6c'], [0.3, '#657260'], [1, '#16323a']),
  reeds: ['#122c34', '#1d4046', '#8a8560'],
  light: { toward: [-0.5, 0.42, 0.6], sun: '#ffc27a', shade: '#8d857f' },
}

export const dusk: TimeOfDay = {
  sky: stops([0, '#123440'], [0.4, '#2f6370'], [0.75, '#b08a6d'], [1, '#e9a266']),
  cloud: '#e9a878',
  glow: '#ffb066',
  glitter: '#ffd9a0',
  mist: '#e2a778',
  far: ['#5d7478', '#d09e72'],
  near: ['#274a53', '#86796a'],
  farTrees: { shade: '#1d434d', body: '#2d5459', lit: '#a07e58' },
  nearTrees: { shade: '#0b2530', body: '#143842', lit: '#6f6248' },
  water: stops([0, '#dba06c'], [0.25, '#5f7272'], [1, '#0d2a35']),
  ground: stops([0, '#7d6548'], [0.3, '#2f4b4c'], [1, '#0b222b']),
  reeds: ['#061820', '#0d2a34', '#3a4f4c'],
  light: { toward: [-0.4, 0.4, 0.5], sun: '#e0935c', shade: '#566470' },
}

export const night: TimeOfDay = {
  sky: stops([0, '#0b222b'], [0.5, '#17485a'], [0.85, '#4d7a80'], [1, '#a98d74']),
  cloud: '#6f979c',
  glow: '#9fc0c6',
  glitter: '#dbe7e6',
  mist: '#8fa6a0',
  far: ['#2f5a65', '#6f7f7a'],
  near: ['#183f4a', '#3f6065'],
  farTrees: { shade: '#12343f', body: '#1b444f', lit: '#4d6f70' },
  nearTrees: { shade: '#081c24', body: '#0f2e38', lit: '#35555a' },
  water: stops([0, '#7f8f86'], [0.2, '#2d5762'], [1, '#081d26']),
  ground: stops([0, '#3f5a55'], [0.4, '#17383f'], [1, '#081c24']),
  reeds: ['#051319', '#0a232c', '#24464c'],
  light: { toward: [0.3, 0.7, 0.5], sun: '#9fbcc2', shade: '#4f6471' },
}

/** For the papers: a pale, even light and much air. */
export const quiet: TimeOfDay = {
  ...day,
  sky: stops([0, '#bcd3d5'], [0.6, '#e9ede6'], [1, '#f7ecd6']),
  cloud: '#ffffff',
  glow: '#fbe2b4',
  glitter: '#fff8e6',
  mist: '#fbf4e4',
  far: ['#c0d3d1', '#f1ecdd'],
  near: ['#a3c0be', '#ece9da'],
  farTrees: { shade: '#93b0b0', body: '#a9c1bc', lit: '#e2dfc6' },
  nearTrees: { shade: '#3b6a70', body: '#5b8a88', lit: '#c6cba4' },
  water: stops([0, '#f3ead7'], [0.4, '#a5c6c7'], [1, '#2f7080']),
  light: { toward: [-0.5, 0.6, 0.6], sun: '#ffe6bd', shade: '#8ea2a8' },
}
