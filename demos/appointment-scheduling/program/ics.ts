import { type Appointment, type Provider, specialties } from './types.ts'

type IcsOptions = {
  readonly appointments: readonly Appointment[]
  readonly providers: readonly Provider[]
  readonly now: number
  /** Makes the UIDs globally unique. */
  readonly session: string
}

const maxLineBytes = 75

/** A calendar file (RFC 5545). Times are in UTC, so it needs no VTIMEZONE. */
export function toIcs({ appointments, providers, now, session }: IcsOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Appointment Scheduling Demo//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...appointments.flatMap(appointment => {
      const provider = providers.find(({ id }) => id === appointment.providerId)
      return provider === undefined ? [] : toEvent(appointment, { provider, now, session })
    }),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${foldLine(line)}\r\n`).join('')
}

type EventOptions = { readonly provider: Provider; readonly now: number; readonly session: string }

function toEvent(
  { id, start, end, revision }: Appointment,
  { provider, now, session }: EventOptions,
): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${session}-${id}@appointment-demo.invalid`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(start)}`,
    `DTEND:${toUtc(end)}`,
    `SEQUENCE:${revision}`,
    'STATUS:CONFIRMED',
    `SUMMARY:${escapeText(`${specialties[provider.specialty]}: ${provider.name}`)}`,
    `LOCATION:${escapeText(provider.place)}`,
    `DESCRIPTION:${escapeText('Booked in a demo with invented providers.\nNo one is expecting you.')}`,
    'END:VEVENT',
  ]
}

/** `20260310T190000Z` */
export function toUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Section 3.3.11: backslash, semicolon, comma and line break. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, char => `\\${char}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** Section 3.1: at most 75 octets per line; continuation lines start with a space. Does not split characters. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const char of line) {
    const size = encoder.encode(char).length
    if (bytes + size > maxLineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += char
    bytes += size
  }
  return folded
}
