import { expect, test } from 'vitest'
import { formatPasswordString, parsePasswordString } from '../../../../shared/auth/password-string.ts'

const salt = Uint8Array.from({ length: 16 }, (_, i) => i)
const hash = Uint8Array.from({ length: 32 }, (_, i) => 255 - i)
const text = formatPasswordString({ ln: 15, r: 8, p: 1, salt, hash })

test('a password string holds its cost, salt and hash', () => {
  expect(text).toMatch(/^scrypt:ln=15,r=8,p=1:[\w-]{22}:[\w-]{43}$/)
  expect(parsePasswordString(text)).toEqual({ ln: 15, r: 8, p: 1, salt, hash })
})

test.each([
  ['a plain text', 'secret'],
  ['an empty text', ''],
  ['another function', text.replace('scrypt', 'argon2')],
  ['a missing hash', text.slice(0, text.lastIndexOf(':'))],
  ['a hash that is cut short', text.slice(0, -1)],
  ['a salt of an impossible length', text.replace(/:([\w-]{22}):/, ':$1AAA:')],
  ['a cost that protects nobody', text.replace('ln=15', 'ln=9')],
  ['a cost that no browser bears', text.replace('ln=15', 'ln=30')],
  ['no blocks', text.replace('r=8', 'r=0')],
  ['too many blocks', text.replace('r=8', 'r=64')],
  ['no round', text.replace('p=1', 'p=0')],
  ['space around it', ` ${text}`],
])('%s is no password string', (_, wrong) => {
  expect(parsePasswordString(wrong)).toBeUndefined()
})
