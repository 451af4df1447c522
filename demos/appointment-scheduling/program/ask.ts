import { hasPairs } from './fit.ts'
import { describeTime, formatDay } from './format.ts'
import { type Day, type DayWish, type Request, type Specialty, specialties, type TimeWish } from './types.ts'
import { mondayOf, plusDays, weekdayOf } from './zoned.ts'

export type Topic = 'who' | 'half' | 'days' | 'time' | 'day'

/** A question about what is missing or unclear, with answers to press. */
export type Ask = {
  readonly topic: Topic
  readonly text: string
  readonly choices: readonly { readonly label: string; readonly change: Partial<Request> }[]
}

type Known = {
  readonly request: Request
  readonly unclear: readonly Topic[]
  /** What was answered, so that it is not asked again. */
  readonly settled: readonly Topic[]
  readonly today: Day
}

/** The next question, or null if the request is clear. */
export function nextAsk({ request, unclear, settled, today }: Known): Ask | null {
  const isOpen = (topic: Topic) => !settled.includes(topic)
  if (unclear.includes('who') && isOpen('who')) return askWho()
  if (unclear.includes('half') && isOpen('half') && request.time !== null) return askHalf(request.time)
  if (unclear.includes('days') && isOpen('days') && request.days !== null) return askDays(request.days)
  if (request.days === null && isOpen('day')) return askDay(today)
  if (request.time === null && !hasPairs(request) && isOpen('time')) return askTime()
  return null
}

function askWho(): Ask {
  const each = Object.entries(specialties).map(([id, label]) => ({
    label,
    change: { specialtyIds: Object.keys(specialties).filter((one): one is Specialty => one === id) },
  }))
  return {
    topic: 'who',
    text: 'Who would you like to see instead?',
    choices: [...each, { label: 'Anyone', change: {} }],
  }
}

function askHalf(time: TimeWish): Ask | null {
  if (!('minute' in time)) return null
  const other = { ...time, minute: (time.minute + 720) % 1440 }
  const choices = [time, other].map(one => ({ label: describeTime(one), change: { time: one } }))
  return { topic: 'half', text: 'In the morning or in the evening?', choices }
}

function askDays(days: DayWish): Ask {
  const each = days.ranges.map(range => ({
    label: formatDay(range.from),
    change: { days: { ...days, ranges: [range] } },
  }))
  return {
    topic: 'days',
    text: 'You named more than one day. Which one?',
    choices: [...each, { label: 'Any of them', change: {} }],
  }
}

function askDay(today: Day): Ask {
  const range = (from: Day, to: Day) => ({ days: { ranges: [{ from, to }], weekdays: [] } })
  const tomorrow = plusDays(today, 1)
  const monday = plusDays(mondayOf(today), 7)
  const choices = [
    { label: 'Tomorrow', change: range(tomorrow, tomorrow) },
    ...(weekdayOf(today) < 5 ? [{ label: 'This week', change: range(today, plusDays(monday, -1)) }] : []),
    { label: 'Next week', change: range(monday, plusDays(monday, 6)) },
    { label: 'Any day', change: {} },
  ]
  return { topic: 'day', text: 'What day would you like to come?', choices }
}

function askTime(): Ask {
  const between = (from: number, to: number) => ({ time: { kind: 'between', from: from * 60, to: to * 60 } as const })
  const choices = [
    { label: 'Morning', change: between(0, 12) },
    { label: 'Afternoon', change: between(12, 18) },
    { label: 'Evening', change: between(17, 22) },
    { label: 'Any time', change: {} },
  ]
  return { topic: 'time', text: 'What time suits you?', choices }
}
