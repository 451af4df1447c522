import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, matchesPassword } from '../../../../../client/features/auth/hash-password.ts'
import { parsePasswordString } from '../../../../../shared/auth/password-string.ts'

const cheap = { ln: 10, r: 8, p: 1 }
const parse = (text: string) => parsePasswordString(text) ?? expect.fail(`${text} is no password string`)

test.each([
  ['open sesame', 'open sesame', true],
  ['open sesame', '', false],
  ['open sesame', 'open sesam', false],
  ['open sesame', 'Open sesame', false],
  ['open sesame', 'open sesame ', false],
  // The same letters, however the keyboard composed them.
  ['caf\u00e9', 'cafe\u0301', true],
])('to the string of "%s" the password "%s" is %j', async (right, password, isMatch) => {
  expect(await matchesPassword(password, parse(await hashPassword(right, cheap)))).toBe(isMatch)
})

test('the hash is the one of Node’s own scrypt, of another salt each time', async () => {
  const [one, other] = [await hashPassword('open sesame', cheap), await hashPassword('open sesame', cheap)]
  const { salt, hash } = parse(one)
  expect(Buffer.from(hash)).toEqual(scryptSync('open sesame', salt, 32, { N: 1024, r: 8, p: 1 }))
  expect(other).not.toBe(one)
})

test('an account costs 32 MiB unless told otherwise', async () => {
  expect(await hashPassword('open sesame')).toMatch(/^scrypt:ln=15,r=8,p=1:/)
})
