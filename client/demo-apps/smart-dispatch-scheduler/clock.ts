/** `07:05` for 425 minutes after midnight; rounds to the minute. */
export function formatClock(minutes: number): string {
  const whole = Math.round(minutes)
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

export function parseClock(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text.trim()) ?? []
  const clock = Number(hours) * 60 + Number(minutes)
  return Number(hours) < 24 && Number(minutes) < 60 ? clock : undefined
}
