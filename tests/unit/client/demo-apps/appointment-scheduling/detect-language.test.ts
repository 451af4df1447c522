import { expect, test } from 'vitest'
import { findOtherLanguage } from '../../../../../client/demo-apps/appointment-scheduling/detect-language.ts'

test.each([
  ['Quisiera una cita el martes por la tarde', 'Spanish'],
  ['Je voudrais un rendez-vous lundi matin', 'French'],
  ['Ich möchte einen Termin am Dienstag', 'German'],
  ['Vorrei un appuntamento per domani', 'Italian'],
  ['Gostaria de marcar uma consulta na sexta', 'Portuguese'],
  ['Ik wil graag een afspraak op dinsdag', 'Dutch'],
  ['予約したいのですが', 'another language'],
  ['запишите меня на вторник', 'another language'],
  ['next Tuesday after 3, 45 minutes with a cardiologist', null],
  ['tomorrow with Dr. Martes', null],
  ['a café visit with Dr. Müller on Monday', null],
  ['asdf', null],
  ['', null],
])('“%s” is %s', (text, language) => {
  expect(findOtherLanguage(text)).toBe(language)
})
