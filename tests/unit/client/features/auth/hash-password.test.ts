import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, matchesPassword } from '../../../../../client/features/auth/hash-password.ts'
import { type PasswordHash, parsePasswordString } from '../../../../../shared/auth/password-string.ts'

const cheap = { ln: 10, r: 8, p: 1 }

function parse(text: string): PasswordHash {
  const known = parsePasswordString(text)
  if (known === undefined) throw new Error(`${text} is no password string`)
  return known
}

test('a password matches its own string and no other password does', async () => {
  const known = parse(await hashPassword('open sesame', cheap))
  expect(await matchesPassword('open sesame', known)).toBe(true)
  for (const wrong of ['', 'open sesam', 'Open sesame', 'open sesame ']) {
    expect(await matchesPassword(wrong, known)).toBe(false)
  }
})

test('the same password gives another string each time', async () => {
  expect(await hashPassword('open sesame', cheap)).not.toBe(await hashPassword('open sesame', cheap))
})

test('the hash is the one of Node’s own scrypt', async () => {
  const { salt, hash } = parse(await hashPassword('open sesame', cheap))
  expect(Buffer.from(hash)).toEqual(scryptSync('open sesame', salt, 32, { N: 1024, r: 8, p: 1 }))
})

test('the same letters match however the keyboard composed them', async () => {
  const known = parse(await hashPassword('caf\u00e9', cheap))
  expect(await matchesPassword('cafe\u0301', known)).toBe(true)
})

test('an account costs 32 MiB unless told otherwise', async () => {
  expect(await hashPassword('open sesame')).toMatch(/^scrypt:ln=15,r=8,p=1:/)
})
