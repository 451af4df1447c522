import { expect, test } from 'vitest'
import { dateFormat, dateStyleIn } from '../program/formats/dates.ts'
import { decodeAgain } from '../program/formats/garbled.ts'
import { hasDecimalCommaIn, numberFormat } from '../program/formats/numbers.ts'
import { phoneFormat } from '../program/formats/phones.ts'
import { isZipInState, stateFormat } from '../program/formats/states.ts'
import { booleanFormat, categoryFormat, emailFormat } from '../program/formats/words.ts'

const date = dateFormat({ isDayFirst: false, hasShortYears: false })
const short = dateFormat(dateStyleIn(['3/5/24', '12/31/99', '13/45/24']))
const number = numberFormat(false)
const comma = numberFormat(hasDecimalCommaIn(['3,50', '1.250,00', '7', '1,250']))
const words = categoryFormat(['In progress', 'In progress', 'IN PROGRESS', 'in  progress', 'Done'])
const march5 = '2024-03-05'

test.each([
  [march5, date, march5],
  ['03/05/2024', date, march5],
  ['5.3.2024', date, march5],
  ['Mar 5, 2024', date, march5],
  ['5 Mar 2024', date, march5],
  ['05-Mar-2024', date, march5],
  ['2024-03-05T10:20:00Z', date, march5],
  ['05/03/2024', dateFormat(dateStyleIn(['03/04/2024', '25/04/2024'])), march5],
  ['3/5/24', short, march5],
  ['5 Mar 24', short, march5],
  ['12/31/99', short, '1999-12-31'],
  ['215-555-0101', phoneFormat, '+12155550101'],
  ['(215) 555-0101', phoneFormat, '+12155550101'],
  ['12155550101', phoneFormat, '+12155550101'],
  ['new jersey', stateFormat, 'NJ'],
])('“%s” is read as what it means', (cell, format, canonical) => {
  expect(format.read(cell)?.canonical).toBe(canonical)
})

test.each([
  [['2024-02-30', '2023-02-29', '13/13/2024', '24-03-05', 'Marching 5', '2024', 'tomorrow', '3/5/24'], date],
  [['13/45/24', '02/30/24', '24-03-05'], short],
  [['1,25', '12a', '', '1.2.3', '(5', '--4', '$5 €'], number],
  [['3.50'], comma],
  [['215-555', '123-456-7890', 'call me', '215-055-0101'], phoneFormat],
  [['Ontario'], stateFormat],
  [['birch.example', 'a@b', 'a..b@c.example', 'a b@c.example'], emailFormat],
])('none of %j is one', (cells, format) => {
  expect(cells.filter(cell => format.read(cell) !== undefined)).toEqual([])
})

test.each([
  ['1250', number, 1250, 'plain'],
  ['-3.5', number, -3.5, ''],
  ['1,250.00', number, 1250, 'grouped'],
  ['$1,250', number, 1250, 'with $'],
  ['1,250.50 €', number, 1250.5, 'before €'],
  ['(40)', number, -40, ''],
  ['12%', number, 0.12, 'percent'],
  ['2e3', number, 2000, ''],
  ['3,50', comma, 3.5, ''],
  ['1.250,00', comma, 1250, 'grouped'],
  ['1,250', comma, 1.25, ''],
])('“%s” is the number', (cell, format, scale, form) => {
  expect(format.read(cell)).toMatchObject({ scale, ...(form === '' ? {} : { form }) })
})

test.each([
  ['5 March 2024', date, 'YYYY-MM-DD', march5],
  ['5 March 2024', date, 'MM/DD/YYYY', '03/05/2024'],
  ['5 March 2024', date, 'Mon D, YYYY', 'Mar 5, 2024'],
  ['2024-03-05T10:20', date, 'YYYY-MM-DD', undefined],
  [march5, short, 'MM/DD/YY', '03/05/24'],
  ['1924-03-05', short, 'MM/DD/YY', undefined],
  ['-$1,250.50', number, 'plain', '-1250.50'],
  ['-1250.50', number, 'grouped', '-1,250.50'],
  ['1250.5', number, 'before €', '1,250.5 €'],
  ['12%', number, 'plain', undefined],
  ['1250,5', comma, 'grouped', '1.250,5'],
  ['+1 215.555.0101', phoneFormat, '(###) ###-####', '(215) 555-0101'],
  ['2155550101 x12', phoneFormat, '###-###-####', '215-555-0101 x12'],
  ['+44 20 7946 0958', phoneFormat, '###-###-####', undefined],
  ['nj', stateFormat, 'full name', 'New Jersey'],
  ['TRUE', booleanFormat, 'Yes/No', 'Yes'],
  ['IN PROGRESS', words, 'usual spelling', 'In progress'],
])('“%s” is rewritten without losing anything, or stays', (cell, format, form, written) => {
  expect(format.write?.(cell, form)).toBe(written)
})

test('how most of a column is written decides between day and month, long and short years, point and comma', () => {
  expect(dateStyleIn(['03/04/2024', '04/25/2024']).isDayFirst).toBe(false)
  expect(dateStyleIn(['03/04/24', '25/04/24']).isDayFirst).toBe(true)
  expect(dateStyleIn(['3/5/24', '3/5/2024']).hasShortYears).toBe(false)
  expect(
    [
      ['1,250', '12,500', '12,50'],
      ['1', '2'],
    ].map(hasDecimalCommaIn),
  ).toEqual([false, false])
  expect(words.read('in  progress')?.form).toBe('other spelling')
})

test('phones from elsewhere and usual addresses are valid', () => {
  expect(phoneFormat.read('+44 20 7946 0958')?.form).toBe('')
  for (const cell of ['ash@ash.example', 'first.last+tag@mail.ash.example'])
    expect(emailFormat.read(cell)).toBeDefined()
})

test.each([
  ['08540', 'NJ', true],
  ['19103', 'NJ', false],
  ['10520-1234', 'New York', true],
  ['8540', 'NJ', undefined],
  ['08540', 'Ontario', undefined],
])('ZIP %s in %s: %s', (zip, state, expected) => {
  expect(isZipInState(zip, state)).toBe(expected)
})

test('letters that were decoded in the wrong encoding are read again, and others stay', () => {
  const garbled = ['BesanÃ§on', 'FranÃ§ois NoÃ«l', 'itâ€™s', 'ZÃ¼rich']
  expect(garbled.map(decodeAgain)).toEqual(['Besançon', 'François Noël', 'it’s', 'Zürich'])
  expect(['Besançon', 'ÂME', 'São Paulo', '£5', 'Ã la', 'plain'].map(decodeAgain)).toEqual(Array(6).fill(undefined))
})
