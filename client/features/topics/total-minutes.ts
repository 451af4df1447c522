import type { ReadingStep } from '../../../shared/content/topic.ts'

/** How long a list takes to read, such as "1 h 15 min". */
export function formatTotal(steps: readonly Pick<ReadingStep, 'minutes'>[]): string {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const hours = Math.floor(total / 60)
  return hours === 0 ? `${total} min` : `${hours} h ${total % 60} min`
}
