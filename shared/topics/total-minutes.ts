import type { ReadingStep } from '../content/topic.ts'

/** How long a list takes to read, such as "1 h 15 min". */
export function formatTotal(steps: readonly Pick<ReadingStep, 'minutes'>[]): string {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  if (hours === 0) return `${minutes} min`
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}
