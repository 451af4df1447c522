import { expect, test } from 'vitest'
import { addAccount, findSession } from '../../../client/features/auth/accounts.ts'
import { hashPassword } from '../../../client/features/auth/hash-password.ts'
import { stubWindow } from '../../support/fake-window.ts'

const noStaff = { passwordHash: '', read: () => Promise.reject(new Error('the staff must not be read')) }
const ada = { email: 'Ada@example.com', password: 'open sesame', name: 'Ada Lovelace' }
const adaSession = {
  name: 'Ada Lovelace',
  role: 'User',
  avatar: '/images/avatars/default.png',
  email: 'Ada@example.com',
}

const cheap = { ln: 10, r: 8, p: 1 }
const grace = {
  id: 'grace-hopper',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@company.example',
  role: 'CEO',
  avatar: '/images/avatars/grace-hopper.jpg',
} as const
const staff = async () => ({ passwordHash: await hashPassword('shared word', cheap), read: async () => [grace] })

test('an account keeps no plain password, and signs in with its email in any case', async () => {
  const { storage } = stubWindow()
  expect(await addAccount(ada)).toBe(true)
  expect(storage.get('registeredUsers')).not.toContain('open sesame')
  expect(JSON.parse(storage.get('registeredUsers') ?? '')).toEqual([
    { ...ada, password: expect.stringMatching(/^scrypt:/) },
  ])
  expect(await findSession({ email: 'ADA@EXAMPLE.COM', password: 'open sesame' }, noStaff)).toEqual(adaSession)
})

test('a wrong password and an unknown email find nobody', async () => {
  stubWindow()
  await addAccount(ada)
  expect(await findSession({ email: ada.email, password: 'Open sesame' }, noStaff)).toBeUndefined()
  expect(await findSession({ email: 'eve@example.com', password: ada.password }, noStaff)).toBeUndefined()
})

test('an email that is registered in another case is refused, and nothing changes', async () => {
  const { storage } = stubWindow({ registeredUsers: [ada] })
  const before = storage.get('registeredUsers')
  expect(await addAccount({ ...ada, email: 'ada@EXAMPLE.com' })).toBe(false)
  expect(storage.get('registeredUsers')).toBe(before)
})

test('an account is made of whatever texts: nothing but the email’s being taken is checked', async () => {
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

test('a password string is no password', async () => {
  const password = await hashPassword('open sesame', cheap)
  stubWindow({ registeredUsers: [{ ...ada, password }] })
  expect(await findSession({ email: ada.email, password }, noStaff)).toBeUndefined()
})

test('staff sign in with the shared password and get their own role and picture', async () => {
  stubWindow()
  const credentials = { email: 'Grace@Company.example', password: 'shared word' }
  expect(await findSession(credentials, await staff())).toEqual({
    name: 'Grace Hopper',
    role: 'CEO',
    avatar: '/images/avatars/grace-hopper.jpg',
    email: 'grace@company.example',
  })
})

test('a wrong shared password and staff sign-in that is off find nobody', async () => {
  stubWindow()
  const { email } = grace
  expect(await findSession({ email, password: 'another word' }, await staff())).toBeUndefined()
  expect(await findSession({ email, password: 'shared word' }, noStaff)).toBeUndefined()
})

test('others do not sign in with the shared password', async () => {
  stubWindow({ registeredUsers: [ada] })
  expect(await findSession({ email: ada.email, password: 'shared word' }, await staff())).toBeUndefined()
})
