import type { Ask, Topic } from './ask.ts'
import { hasPairs, namesWho } from './fit.ts'
import { type Reply, readHalf } from './follow-up.ts'
import type { Request } from './types.ts'

type Choice = Ask['choices'][number]

/** Whether a request names what a question is about. */
export function isAbout(topic: Topic, request: Request): boolean {
  if (topic === 'who') return namesWho(request)
  return topic === 'day' || topic === 'days' ? request.days !== null : request.time !== null || hasPairs(request)
}

/** The choice that is meant by its place in the list, or by "am" or "pm". */
export function findChoice(text: string, { topic, choices }: Ask, place: number | null): Choice | undefined {
  const half = topic === 'half' ? readHalf(text) : null
  if (half === null) return place === null ? undefined : choices[place]
  return choices.find(({ change: { time } }) => time && 'minute' in time && time.minute < 720 === (half === 'am'))
}

/** "Yes" takes the first of two halves of the day, "no" the second; the last choice of other questions leaves them open. */
export function toChoice(reply: NonNullable<Reply>, { topic, choices }: Ask): Choice {
  const wanted = topic === 'half' ? choices[reply === 'no' ? 1 : 0] : choices.at(-1)
  return wanted ?? { label: 'Left open', change: {} }
}
