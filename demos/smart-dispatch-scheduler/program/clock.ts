/** `07:05` for 425 minutes after midnight; rounds to the minute. */
export function formatClock(minutes: number): string {
  const whole = Math.round(minutes)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** `7:05 AM` for 425 minutes after midnight, for people; files and fields have the form of `formatClock`. */
export function toClockWords(minutes: number): string {
  const [hours = '', rest = ''] = formatClock(minutes).split(':')
  return `${Number(hours) % 12 || 12}:${rest} ${Number(hours) % 24 < 12 ? 'AM' : 'PM'}`
}

/** Minutes after midnight of `7:05`, `07:05:00` or `7:05 pm`. */
export function parseClock(text: string): number | undefined {
  const [, hours, minutes, half] = /^(\d{1,2}):([0-5]\d)(?::00)?(?:\s?([ap])\.?m\.?)?$/i.exec(text.trim()) ?? []
  if (hours === undefined || Number(hours) > 23) return undefined
  if (half === undefined) return Number(hours) * 60 + Number(minutes)
  if (Number(hours) < 1 || Number(hours) > 12) return undefined
  return ((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes)
}
