import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findOtherLanguage } from '../program/detect-language.ts'
import { findEmergency } from '../program/emergency.ts'
import { distanceOf, isFit, isWanted } from '../program/fit.ts'
import { describeDays, describeTime } from '../program/format.ts'
import { findOffers } from '../program/screen-offers.ts'
import type { Screen } from '../program/screen-steps.ts'
import { instantAt } from '../program/zoned.ts'
import { talk, zone } from './support.ts'

/** A list of sentences, one a line. */
const readSentences = (name: string) =>
  readFileSync(join(import.meta.dirname, 'wordings', `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
/** Cells between bars; a dash is none. */
const readRows = (name: string) =>
  readSentences(name).map(line => line.split(' | ').map(cell => (cell === '-' ? '' : cell)))

/** Sentences that need an ambulance and no appointment, as people in a hurry write them. */
const emergencies = readSentences('emergencies')
/** Sentences of people who may kill or hurt themselves: 988 as well as 911. */
const crises = readSentences('crises')
/** Sentences with some of the same words that are ordinary requests. */
const nearMisses = readSentences('near-misses')

test('the tables of emergencies are as long as the model card says', () => {
  const card = readFileSync(join(import.meta.dirname, '../card.md'), 'utf8')
    .replaceAll('\n', ' ')
    .replaceAll(/ +/g, ' ')
  expect(card).toContain(
    `${emergencies.length} wordings of emergencies, ${crises.length} of crises and ${nearMisses.length} of ordinary`,
  )
})

test.each(emergencies)('“%s” is an emergency', phrase => {
  expect(findEmergency(phrase)).not.toBeNull()
})

test.each(crises)('“%s” is an emergency with the crisis line', phrase => {
  expect(findEmergency(phrase)).toBe('crisis')
})

test.each(nearMisses)('“%s” is none', phrase => {
  expect(findEmergency(phrase)).toBeNull()
})

test.each(readRows('phrases'))(
  '“%s” is read as the days “%s”, the time “%s”, %s minutes, with “%s”; not understood: “%s”',
  (phrase = '', ...expected) => {
    const { request, notUnderstood } = talk([phrase])
    const { days, refusals, time, minutes, specialtyIds, providerIds } = request
    expect([
      days === null && refusals.length === 0 ? '' : describeDays(request),
      time === null ? '' : describeTime(time),
      String(minutes ?? ''),
      [...providerIds, ...specialtyIds].join('/'),
      notUnderstood.join('/'),
    ]).toEqual(expected)
  },
)

/** Those of the times ("Tue 10 15:00" is half an hour from then on, in March 2026) that fit what was asked for. */
function fitting({ request }: Screen, starts: string): readonly string[] {
  return starts.split(', ').filter(words => {
    const [, date = '', hours, minutes] = /(\d+) (\d+):(\d+)$/.exec(words) ?? []
    const start = instantAt(`2026-03-${date.padStart(2, '0')}`, Number(hours) * 60 + Number(minutes), zone)
    return isFit(distanceOf({ start, end: start + 1_800_000 }, request, zone))
  })
}

test.each(readRows('wishes'))('“%s” is met by %s and not by %s', (phrase = '', wanted = '', refused = '') => {
  const screen = talk([phrase])
  expect([fitting(screen, wanted), fitting(screen, refused)]).toEqual([wanted.split(', '), []])
})

test.each(readRows('people'))('“%s” asks for %s', (phrase = '', wanted = '') => {
  const { request, book } = talk([phrase])
  const ids = book.providers.filter(provider => isWanted(provider, request)).map(({ id }) => id)
  expect(ids.join(' ')).toBe(wanted)
})

test.each(readSentences('other-fields'))('“%s” gets no times until the visitor says who else will do', phrase => {
  const screen = talk([phrase])
  expect([findOffers(screen).proposals, screen.ask?.topic, screen.isUnmet]).toEqual([[], 'who', true])
})

test('whoever takes anyone else gets times, and is still told that the field is not here', () => {
  const open = talk(['dentist on Friday', 'anyone'])
  expect(findOffers(open).proposals).not.toEqual([])
  expect(open.isUnmet).toBe(true)
})

test.each([
  'cardiolgist next week',
  'physical therapist on Thursday',
  'a GP tomorrow',
  'someone on Tuesday at 10',
  'a dentist or anyone on Friday',
  'anyone, the dentist said I need a check-up on Friday',
  'I’m a dentist myself, a cardiologist on Friday',
  'not a dentist, a cardiologist on Friday',
])('“%s” asks for nobody who is not here', phrase => {
  expect(talk([phrase]).ask?.topic).not.toBe('who')
})

test.each([
  ['Quisiera una cita el martes por la tarde', 'Spanish'],
  ['Je voudrais un rendez-vous lundi matin', 'French'],
  ['Ich möchte einen Termin am Dienstag', 'German'],
  ['Vorrei un appuntamento per domani', 'Italian'],
  ['Gostaria de marcar uma consulta na sexta', 'Portuguese'],
  ['Ik wil graag een afspraak op dinsdag', 'Dutch'],
  ['Chciałbym umówić się na wtorek rano', 'Polish'],
  ['Jag skulle vilja boka en tid på tisdag', 'Swedish'],
  ['Salı günü için randevu almak istiyorum', 'Turkish'],
  ['Tôi muốn đặt lịch hẹn vào thứ ba', 'Vietnamese'],
  ['Gusto ko pong magpa-appointment sa Martes', 'Tagalog'],
  ['Jeg vil gerne bestille en tid i morgen', 'Danish or Norwegian'],
  ['Saya ingin membuat janji dengan dokter besok pagi', 'another language'],
  ['予約したいのですが', 'another language'],
  ['запишите меня на вторник', 'another language'],
  ['next Tuesday after 3, 45 minutes with a cardiologist', null],
  ['tomorrow with Dr. Martes', null],
  ['a café visit with Dr. Müller on Monday', null],
  ['a dermatologist in El Cerrito, Los Altos or Las Vegas', null],
  ['Zoë Müller Peña', null],
  ['', null],
])('“%s” is %s', (text, language) => {
  expect(findOtherLanguage(text)).toBe(language)
})
