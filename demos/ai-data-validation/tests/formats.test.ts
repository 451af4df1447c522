import { expect, test } from 'vitest'
import { dateFormat, dateStyleIn, dayOf } from '../program/formats/dates.ts'
import { decodeAgain } from '../program/formats/garbled.ts'
import { hasDecimalCommaIn, numberFormat } from '../program/formats/numbers.ts'
import { phoneFormat } from '../program/formats/phones.ts'
import { isZipInState, stateFormat } from '../program/formats/states.ts'
import { booleanFormat, categoryFormat, emailFormat } from '../program/formats/words.ts'

const { read: readDate, write: writeDate } = dateFormat({ isDayFirst: false, hasShortYears: false })
const { read: readNumber, write: writeNumber } = numberFormat(false)

test.each([
  '2024-03-05',
  '2024/3/5',
  '03/05/2024',
  '5.3.2024',
  'Mar 5, 2024',
  'March 5 2024',
  '5 Mar 2024',
  '05-Mar-2024',
  '2024-03-05T10:20:00Z',
])('“%s” is read as the fifth of March 2024', cell => {
  expect(readDate(cell)?.canonical).toBe('2024-03-05')
})

test.each(['2024-02-30', '2023-02-29', '13/13/2024', '24-03-05', 'Marching 5', '2024', 'tomorrow'])(
  '“%s” is no date',
  cell => {
    expect(readDate(cell)).toBeUndefined()
  },
)

test('a date with a time is not rewritten, as the time would be lost', () => {
  expect(writeDate?.('2024-03-05T10:20', 'YYYY-MM-DD')).toBeUndefined()
})

test.each([
  ['YYYY-MM-DD', '2024-03-05'],
  ['MM/DD/YYYY', '03/05/2024'],
  ['DD.MM.YYYY', '05.03.2024'],
  ['Mon D, YYYY', 'Mar 5, 2024'],
])('a date is rewritten as %s and read back as the same day', (form, expected) => {
  const written = writeDate?.('5 March 2024', form) ?? ''

  expect(written).toBe(expected)
  expect(readDate(written)?.scale).toBe(dayOf('2024-03-05'))
})

test('one day above 12 in the first place tells that a column has the day first', () => {
  expect(dateStyleIn(['03/04/2024', '25/04/2024']).isDayFirst).toBe(true)
  expect(dateStyleIn(['03/04/2024', '04/25/2024']).isDayFirst).toBe(false)
  expect(dateStyleIn(['03/04/24', '25/04/24']).isDayFirst).toBe(true)
})

test('years of two digits are read where most of the column has them, and only there', () => {
  const { read, write } = dateFormat(dateStyleIn(['3/5/24', '12/31/99', '13/45/24']))

  expect(['3/5/24', '03/05/24', '5 Mar 24', '05.03.24', '2024-03-05'].map(cell => read(cell)?.canonical)).toEqual(
    Array(5).fill('2024-03-05'),
  )
  expect(read('12/31/99')?.canonical).toBe('1999-12-31')
  expect(['13/45/24', '02/30/24', '24-03-05'].map(read)).toEqual([undefined, undefined, undefined])
  expect(write?.('2024-03-05', 'MM/DD/YY')).toBe('03/05/24')
  expect(write?.('1924-03-05', 'MM/DD/YY')).toBeUndefined()
  expect(dateStyleIn(['3/5/24', '3/5/2024']).hasShortYears).toBe(false)
})

test.each([
  ['1250', 1250, 'plain'],
  ['-3.5', -3.5, ''],
  ['1,250.00', 1250, 'grouped'],
  ['$1,250', 1250, 'with $'],
  ['1,250.50 €', 1250.5, 'before €'],
  ['(40)', -40, ''],
  ['12%', 0.12, 'percent'],
  ['2e3', 2000, ''],
])('“%s” is the number %d', (cell, scale, form) => {
  expect(readNumber(cell)).toMatchObject({ scale, form })
})

test.each(['1,25', '12a', '', '1.2.3', '(5', '--4', '$5 €'])('“%s” is not a number', cell => {
  expect(readNumber(cell)).toBeUndefined()
})

test('decimal commas are read where most of the column has them, and only there', () => {
  const { read, write } = numberFormat(hasDecimalCommaIn(['3,50', '1.250,00', '7', '1,250']))

  expect(['3,50', '1.250,00', '-7', '1,250'].map(cell => read(cell)?.scale)).toEqual([3.5, 1250, -7, 1.25])
  expect(read('3.50')).toBeUndefined()
  expect(write?.('1250,5', 'grouped')).toBe('1.250,5')
  expect(read('3,50 €')?.scale).toBe(3.5)
  expect(hasDecimalCommaIn(['1,250', '12,500', '12,50'])).toBe(false)
  expect(hasDecimalCommaIn(['1', '2'])).toBe(false)
})

test('numbers are rewritten without losing decimals or signs', () => {
  expect(writeNumber?.('-$1,250.50', 'plain')).toBe('-1250.50')
  expect(writeNumber?.('-1250.50', 'grouped')).toBe('-1,250.50')
  expect(writeNumber?.('1250.5', 'with $')).toBe('$1,250.5')
  expect(writeNumber?.('1250.5', 'before €')).toBe('1,250.5 €')
  expect(writeNumber?.('12%', 'plain')).toBeUndefined()
})

test('phone numbers in any form are equal, and take the form of the others', () => {
  const cells = ['215-555-0101', '(215) 555-0101', '+1 215.555.0101', '12155550101']

  expect(new Set(cells.map(cell => phoneFormat.read(cell)?.canonical))).toEqual(new Set(['+12155550101']))
  expect(cells.map(cell => phoneFormat.write?.(cell, '(###) ###-####'))).toEqual(cells.map(() => '(215) 555-0101'))
})

test('an extension stays with its phone number', () => {
  expect(phoneFormat.write?.('2155550101 x12', '###-###-####')).toBe('215-555-0101 x12')
})

test.each(['215-555', '123-456-7890', 'call me', '215-055-0101'])('“%s” is not a phone number', cell => {
  expect(phoneFormat.read(cell)).toBeUndefined()
})

test('a phone number from elsewhere is valid and stays as it is', () => {
  expect(phoneFormat.read('+44 20 7946 0958')?.form).toBe('')
  expect(phoneFormat.write?.('+44 20 7946 0958', '###-###-####')).toBeUndefined()
})

test('states are read by code or name in any case and written as either', () => {
  expect(['NJ', 'nj', 'new jersey'].map(cell => stateFormat.read(cell)?.canonical)).toEqual(['NJ', 'NJ', 'NJ'])
  expect(stateFormat.write?.('nj', 'full name')).toBe('New Jersey')
  expect(stateFormat.read('Ontario')).toBeUndefined()
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

test.each([
  ['ash@ash.example', true],
  ['first.last+tag@mail.ash.example', true],
  ['birch.example', false],
  ['a@b', false],
  ['a..b@c.example', false],
  ['a b@c.example', false],
])('“%s” is an email address: %s', (cell, expected) => {
  expect(emailFormat.read(cell) !== undefined).toBe(expected)
})

test('yes and no take the pair and case of the others', () => {
  expect(booleanFormat.write?.('TRUE', 'Yes/No')).toBe('Yes')
  expect(booleanFormat.write?.('n', 'true/false')).toBe('false')
})

test('words that differ in case or inner spaces take the most frequent spelling', () => {
  const { read, write } = categoryFormat(['In progress', 'In progress', 'IN PROGRESS', 'in  progress', 'Done'])

  expect(write?.('IN PROGRESS', 'usual spelling')).toBe('In progress')
  expect(read('Done')?.form).toBe('usual spelling')
  expect(read('in  progress')?.form).toBe('other spelling')
})

test('letters that were decoded in the wrong encoding are read again, and others stay', () => {
  expect(['BesanÃ§on', 'FranÃ§ois NoÃ«l', 'itâ€™s', 'ZÃ¼rich'].map(decodeAgain)).toEqual([
    'Besançon',
    'François Noël',
    'it’s',
    'Zürich',
  ])
  expect(['Besançon', 'ÂME', 'São Paulo', '£5', 'Ã la', 'plain'].map(decodeAgain)).toEqual(Array(6).fill(undefined))
})
