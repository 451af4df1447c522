import { expect, test } from 'vitest'
import { findOtherLanguage } from '../program/detect-language.ts'

test.each([
  ['Quisiera una cita el martes por la tarde', 'Spanish'],
  ['Je voudrais un rendez-vous lundi matin', 'French'],
  ['Ich möchte einen Termin am Dienstag', 'German'],
  ['Vorrei un appuntamento per domani', 'Italian'],
  ['Gostaria de marcar uma consulta na sexta', 'Portuguese'],
  ['Ik wil graag een afspraak op dinsdag', 'Dutch'],
  ['No, a las tres me va bien con el doctor', 'Spanish'],
  ['Chciałbym umówić się na wtorek rano', 'Polish'],
  ['Jag skulle vilja boka en tid på tisdag', 'Swedish'],
  ['Salı günü için randevu almak istiyorum', 'Turkish'],
  ['Tôi muốn đặt lịch hẹn vào thứ ba', 'Vietnamese'],
  ['Gusto ko pong magpa-appointment sa Martes', 'Tagalog'],
  ['Szeretnék időpontot kérni kedd délutánra', 'another language'],
  ['Jeg vil gerne bestille en tid i morgen', 'Danish or Norwegian'],
  ['Saya ingin membuat janji dengan dokter besok pagi', 'another language'],
  ['Nataka kupanga miadi na daktari kesho asubuhi', 'another language'],
  ['予約したいのですが', 'another language'],
  ['запишите меня на вторник', 'another language'],
  ['next Tuesday after 3, 45 minutes with a cardiologist', null],
  ['tomorrow with Dr. Martes', null],
  ['a café visit with Dr. Müller on Monday', null],
  ['a dermatologist in El Cerrito, Los Altos or Las Vegas', null],
  ['Los Altos or Las Cruces', null],
  ['a résumé check, then my naïve question', null],
  ['severe lower back pain', null],
  ['persistent dry cough chest tightness', null],
  ['what’s their phone number and where’s the office', null],
  ['Zoë Müller Peña', null],
  ['asdf', null],
  ['', null],
])('“%s” is %s', (text, language) => {
  expect(findOtherLanguage(text)).toBe(language)
})
