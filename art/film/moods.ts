import { mix } from '../scenery/color.ts'
import { palette } from '../toolkit/palette.ts'
import { eased, times } from './timeline.ts'

export const moodNames = ['dawn', 'day', 'dusk'] as const
export type MoodName = (typeof moodNames)[number]

/** How strongly each mood shows at a time: a later one is laid over the earlier ones. */
export function moodShares(t: number): Readonly<Record<MoodName, number>> {
  return { dawn: 1, day: eased(t, times.day), dusk: eased(t, times.dusk) }
}

/** A colour of the bridge in the light of the hour: hazy at dawn, plain by day, toward night at dusk. */
export function inHour(color: string, t: number): string {
  const { day, dusk } = moodShares(t)
  const morning = mix(color, palette.haze, 0.26 * (1 - day))
  return mix(morning, palette.night, 0.5 * dusk)
}
