import { expect, test } from 'vitest'
import { addAccount, findSession } from '../../client/features/auth/accounts.ts'
import { hashPassword } from '../../client/features/auth/hash-password.ts'
import { stubWindow } from '../support/fake-window.ts'
import { cheap, grace, makeStaff } from './support/staff.ts'

const noStaff = { passwordHash: '', read: () => Promise.reject(new Error('the staff must not be read')) }
const ada = { email: 'Ada@example.com', password: 'open sesame', name: 'Ada Lovelace' }
const adaSession = {
  name: 'Ada Lovelace',
  role: 'User',
  avatar: '/images/avatars/default.png',
  email: 'Ada@example.com',
}

test("Registered user: no plain password is kept; role 'User' and a default avatar; login: email matched case-insensitively", async () => {
  const { storage } = stubWindow()
  expect(await addAccount(ada)).toBe(true)
  expect(storage.get('registeredUsers')).not.toContain('open sesame')
  expect(JSON.parse(storage.get('registeredUsers') ?? '')).toEqual([
    { ...ada, password: expect.stringMatching(/^scrypt:/) },
  ])
  expect(await findSession({ email: 'ADA@EXAMPLE.COM', password: 'open sesame' }, noStaff)).toEqual(adaSession)
})

test('Registration: refused (returns false) if the email already exists among registered users, case-insensitive.', async () => {
  const { storage } = stubWindow({ registeredUsers: [ada] })
  const before = storage.get('registeredUsers')
  expect(await addAccount({ ...ada, email: 'ada@EXAMPLE.com' })).toBe(false)
  expect(storage.get('registeredUsers')).toBe(before)
})

test('No other validation.', async () => {
  stubWindow()
  expect(await addAccount({ email: 'no address', password: '', name: '' })).toBe(true)
  expect(await findSession({ email: 'no address', password: '' }, noStaff)).toMatchObject({ role: 'User' })
})

test('of two registrations of one email at the same time one is refused', async () => {
  stubWindow()
  const outcomes = await Promise.all([addAccount(ada), addAccount(ada)])
  expect(outcomes.toSorted()).toEqual([false, true])
})

test('a plain-text record signs in and is upgraded at that moment, the others stay as they are', async () => {
  const other = { email: 'eve@example.com', password: 'apple', name: 'Eve' }
  const { storage } = stubWindow({ registeredUsers: [other, ada] })
  expect(await findSession({ email: ada.email, password: 'wrong' }, noStaff)).toBeUndefined()
  expect(storage.get('registeredUsers')).toContain('open sesame')
  expect(await findSession(ada, noStaff)).toEqual(adaSession)
  expect(JSON.parse(storage.get('registeredUsers') ?? '')).toEqual([
    other,
    { ...ada, password: expect.stringMatching(/^scrypt:/) },
  ])
  expect(await findSession(ada, noStaff)).toEqual(adaSession)
})

const password = await hashPassword('open sesame', cheap)

test.each([
  ['Other users need an exact email and password match.', ada, { ...ada, password: 'Open sesame' }],
  ['Other users need an exact email and password match: another email', ada, { ...ada, email: 'eve@example.com' }],
  ['a password string is no password', { ...ada, password }, { ...ada, password }],
  ['others do not sign in with the shared password', ada, { ...ada, password: 'shared word' }],
  ['Built-in staff accept one fixed shared password', ada, { email: grace.email, password: 'another word' }],
])('%s', async (_, account, credentials) => {
  stubWindow({ registeredUsers: [account] })
  expect(await findSession(credentials, await makeStaff())).toBeUndefined()
})

test('Built-in staff accept one fixed shared password: none where staff sign-in is off', async () => {
  stubWindow()
  expect(await findSession({ email: grace.email, password: 'shared word' }, noStaff)).toBeUndefined()
})
