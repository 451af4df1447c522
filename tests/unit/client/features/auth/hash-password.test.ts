import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, matchesPassword } from '../../../../../client/features/auth/hash-password.ts'
import { parsePasswordString } from '../../../../../shared/auth/password-string.ts'

const cheap = { ln: 10, r: 8, p: 1 }
const parse = (text: string) => parsePasswordString(text) ?? expect.fail(`${text} is no password string`)

test.each([
  ['open sesame', true],
  ['', false],
  ['open sesam', false],
  ['Open sesame', false],
  ['open sesame ', false],
])('to the string of "open sesame" the password "%s" is %j', async (password, isMatch) => {
  expect(await matchesPassword(password, parse(await hashPassword('open sesame', cheap)))).toBe(isMatch)
})

test('the hash is the one of Node’s own scrypt, of another salt each time', async () => {
  const [one, other] = [await hashPassword('open sesame', cheap), await hashPassword('open sesame', cheap)]
  const { salt, hash } = parse(one)
  expect(Buffer.from(hash)).toEqual(scryptSync('open sesame', salt, 32, { N: 1024, r: 8, p: 1 }))
  expect(other).not.toBe(one)
})

test('the same letters match however the keyboard composed them', async () => {
  const known = parse(await hashPassword('caf\u00e9', cheap))
  expect(await matchesPassword('cafe\u0301', known)).toBe(true)
})

test('an account costs 32 MiB unless told otherwise', async () => {
  expect(await hashPassword('open sesame')).toMatch(/^scrypt:ln=15,r=8,p=1:/)
})
