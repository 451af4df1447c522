import { expect, test } from 'vitest'
import { escapeText, foldLine, toIcs } from '../program/ics.ts'
import { getProvider, now, slotAt, visit } from './support.ts'

const appointments = [
  visit(7, slotAt('alder', '2026-03-06', [15, 16]), 'You'),
  { ...visit(8, slotAt('alder', '2026-03-10', [15, 16]), 'You'), revision: 2 },
]
const write = (place = 'Example Clinic, room 1') =>
  toIcs({ appointments, providers: [{ ...getProvider('alder'), place }], now: now + 123, session: 'abc' })

test('the file is one calendar with an event a booking, which keeps its UID and raises its SEQUENCE when moved', () => {
  const lines = write().split('\r\n')
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Appointment Scheduling Demo//EN'])
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  expect(lines.filter(line => /^(?:BEGIN:VEVENT|UID|SEQUENCE|DTSTAMP)/.test(line))).toEqual([
    ...['BEGIN:VEVENT', 'UID:abc-7@appointment-demo.invalid', 'DTSTAMP:20260305T150000Z', 'SEQUENCE:0'],
    ...['BEGIN:VEVENT', 'UID:abc-8@appointment-demo.invalid', 'DTSTAMP:20260305T150000Z', 'SEQUENCE:2'],
  ])
})

test('times are in UTC, right on both sides of a change of the clocks', () => {
  expect(write()).toContain('DTSTART:20260306T200000Z\r\nDTEND:20260306T210000Z')
  expect(write()).toContain('DTSTART:20260310T190000Z\r\nDTEND:20260310T200000Z')
})

test('backslash, comma, semicolon and line breaks are escaped, and every line ends with CRLF', () => {
  expect(escapeText('a\\b;c,d\r\ne\nf')).toBe('a\\\\b\\;c\\,d\\ne\\nf')
  expect(write()).toContain('LOCATION:Example Clinic\\, room 1')
  expect(write('a\r\nb').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('no line has more than 75 octets, no character is split, and unfolding gives the text back', () => {
  const place = 'Straße der Übung 12, 🏥 '.repeat(12)
  const text = write(place)
  expect(Math.max(...text.split('\r\n').map(line => new TextEncoder().encode(line).length))).toBe(75)
  expect(text).not.toContain('\uFFFD')
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${escapeText(place)}\r\n`)
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})
