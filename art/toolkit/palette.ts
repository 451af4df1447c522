/** The colours of every picture: the river, the limestone of its banks, the red of the covered bridges, lamp light. */
export const palette = {
  night: '#0b222b',
  river: '#10303c',
  riverMid: '#175468',
  riverLight: '#2b7a8b',
  mist: '#8fb8bf',
  haze: '#dbe7e6',
  limestone: '#f7f4ee',
  stone: '#ece6db',
  stoneShade: '#d9d2c5',
  stoneDeep: '#a89f8e',
  oxide: '#a63d24',
  oxideDeep: '#85301b',
  oxideLight: '#d9795f',
  lamp: '#f0b56b',
  lampLight: '#f6d9ab',
  white: '#ffffff',
} as const

export type PaletteColor = keyof typeof palette
