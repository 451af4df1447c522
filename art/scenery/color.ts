type Channels = readonly [number, number, number]

/** From `first` (0) to `second` (1), both `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  const a = toChannels(first)
  const b = toChannels(second)
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** Times a factor: under 1 darker, over 1 lighter. */
export function brighten(color: string, factor: number): string {
  const [red, green, blue] = toChannels(color)
  return toHex([red * factor, green * factor, blue * factor])
}

/** Laid over each other as two sheets of tinted glass. */
export function multiply(first: string, second: string): string {
  const a = toChannels(first)
  const b = toChannels(second)
  return toHex([(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255])
}

function toChannels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(channels: Channels): string {
  const parts = channels.map(channel =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}
