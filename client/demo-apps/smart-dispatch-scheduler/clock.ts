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

export function parseClock(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text.trim()) ?? []
  const clock = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? clock : undefined
}
