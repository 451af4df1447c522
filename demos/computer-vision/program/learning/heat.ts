import type { Judged } from './protocol.ts'

/** From the limit to four times as much: violet, orange, pale yellow. Lightness rises, so no hue need be told apart. */
export const heatColors = [
  [76, 29, 111],
  [187, 55, 84],
  [249, 142, 9],
  [252, 255, 164],
] as const

/** Draws how unusual each patch is; what is below the limit stays transparent. */
export function toHeat({ map, columns, rows }: Judged): ImageData {
  const image = new ImageData(columns, rows)
  for (const [patch, value] of map.entries()) {
    const heat = Math.log2(Math.max(value, 1e-6))
    if (heat <= 0) continue
    const step = Math.min(heat / 2, 1) * (heatColors.length - 1)
    const low = heatColors[Math.min(Math.floor(step), heatColors.length - 2)] ?? heatColors[0]
    const high = heatColors[Math.min(Math.floor(step) + 1, heatColors.length - 1)] ?? heatColors[0]
    const share = Math.min(1, step - Math.floor(step))
    for (const [channel, from] of low.entries()) {
      image.data[patch * 4 + channel] =
        from + ((high[channel] ?? 0) - from) * (step >= heatColors.length - 1 ? 1 : share)
    }
    image.data[patch * 4 + 3] = 255 * Math.min(1, 0.4 + heat)
  }
  return image
}
