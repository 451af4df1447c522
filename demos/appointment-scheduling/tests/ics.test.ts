import { expect, test } from 'vitest'
import { escapeText, foldLine, toIcs, toUtc } from '../program/ics.ts'
import { getProvider, now, slotAt, visit } from './support.ts'

const visits = [
  visit(7, slotAt('alder', '2026-03-06', [15, 16]), 'You'),
  { ...visit(8, slotAt('alder', '2026-03-10', [15, 16]), 'You'), revision: 2 },
]

function write(place = 'Example Clinic, room 1') {
  const providers = [{ ...getProvider('alder'), place }]
  return toIcs({ appointments: visits, providers, now, session: 'abc' })
}

test('the file is one calendar with the required properties and an event a booking', () => {
  const lines = write().split('\r\n')
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Appointment Scheduling Demo//EN'])
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines.filter(line => line.startsWith('UID:'))).toEqual([
    'UID:abc-7@appointment-demo.invalid',
    'UID:abc-8@appointment-demo.invalid',
  ])
  expect(lines).toContain('DTSTAMP:20260305T150000Z')
})

test('times are in UTC, right on both sides of a change of the clocks', () => {
  const text = write()
  expect(text).toContain('DTSTART:20260306T200000Z\r\nDTEND:20260306T210000Z')
  expect(text).toContain('DTSTART:20260310T190000Z\r\nDTEND:20260310T200000Z')
})

test('a moved booking keeps its UID and raises its SEQUENCE', () => {
  expect(write()).toMatch(/UID:abc-8@[\s\S]*SEQUENCE:2/)
})

test('every line ends with CRLF, without bare line breaks', () => {
  expect(write().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('backslash, comma, semicolon and line breaks are escaped', () => {
  expect(escapeText('a\\b;c,d\r\ne\nf')).toBe('a\\\\b\\;c\\,d\\ne\\nf')
  expect(write()).toContain('LOCATION:Example Clinic\\, room 1')
})

test('no line has more than 75 octets, no character is split, and unfolding gives the text back', () => {
  const place = 'Straße der Übung 12, 🏥 '.repeat(12)
  const text = write(place)
  const sizes = text.split('\r\n').map(line => new TextEncoder().encode(line).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${escapeText(place)}\r\n`)
})

test('a line of exactly 75 octets is not folded, one of 76 is', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})

test('milliseconds are left out of UTC times', () => {
  expect(toUtc(Date.parse('2026-03-10T19:00:00.123Z'))).toBe('20260310T190000Z')
})
