/** Numbers kept for each pixel: lit, clean, albedo and normal in threes, then depth and sunbeam. */
export const layerSize = 14

export const layerAt = { lit: 0, clean: 3, albedo: 6, normal: 9, depth: 12, shaft: 13 } as const
