export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const dayMs = 24 * 60 * 60 * 1000

/** A long-form date, "August 12, 2025", as 2025-08-12; undefined when there is no such day. */
export function parseLongDate(words: string): string | undefined {
  const match = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(words)
  const month = monthNumber(match?.[1] ?? '')
  if (match === null || month === undefined) return undefined
  const day = `${match[3]}-${String(month).padStart(2, '0')}-${match[2]?.padStart(2, '0')}`
  return isCalendarDate(day) ? day : undefined
}

/** 1 for January. */
function monthNumber(name: string): number | undefined {
  for (const [index, monthName] of monthNames.entries()) if (monthName === name) return index + 1
  return undefined
}

export function isCalendarDate(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A calendar date, 2025-08-12, in US English long form: "August 12, 2025". Without Intl, which takes 50 ms on a slow phone. */
export function formatLongDate(day: string): string {
  return toLongDate(new Date(`${day}T00:00:00Z`))
}

/** A month, 2026-11, in US English: "November 2026". */
export function formatMonth(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** A moment, 2024-05-15T09:00:00Z, in US English and UTC: "May 15, 2024, 9:00 AM UTC". */
export function formatDateTime(moment: string): string {
  const date = new Date(moment)
  const hours = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, '0')
  return `${toLongDate(date)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'} UTC`
}

function toLongDate(date: Date): string {
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** The age of a calendar date on the day `today`, both in UTC: "Today", "Yesterday", "3 days ago", "1 week ago". */
export function formatRelativeAge(day: string, today: string): string {
  const days = Math.max(0, Math.floor((Date.parse(today) - Date.parse(day)) / dayMs))
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 7) return ago(days, 'day')
  if (days < 30) return ago(Math.floor(days / 7), 'week')
  if (days < 365) return ago(Math.floor(days / 30), 'month')
  return ago(Math.floor(days / 365), 'year')
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
