import { expect, test } from 'vitest'
import { isSameEmail, parseRegisteredUsers, parseSession } from '../../../../../client/features/auth/session.ts'

const ada = { name: 'Ada Lovelace', role: 'User', avatar: '/images/avatars/default.png', email: 'ada@example.com' }
const damaged = { value: undefined, isDamaged: true }

test('a stored session is read, and what does not belong to it is left out', () => {
  const text = JSON.stringify({ ...ada, password: 'secret' })
  expect(parseSession(text)).toEqual({ value: ada, isDamaged: false })
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '"ada"',
  '{}',
  JSON.stringify({ ...ada, name: 7 }),
  JSON.stringify({ ...ada, email: undefined }),
])('the text %j is a damaged session', text => {
  expect(parseSession(text)).toEqual(damaged)
})

test('a picture that the site cannot show becomes the default one', () => {
  const { value } = parseSession(JSON.stringify({ ...ada, avatar: 'https://elsewhere.example/me.gif' }))
  expect(value?.avatar).toBe('/images/avatars/default.png')
})

const account = { email: 'ada@example.com', password: 'secret', name: 'Ada' }

test('stored accounts are read', () => {
  expect(parseRegisteredUsers(JSON.stringify([account]))).toEqual({ value: [account], isDamaged: false })
  expect(parseRegisteredUsers('[]')).toEqual({ value: [], isDamaged: false })
})

test.each(['', '[', 'null', '{}', '7'])('the text %j is a damaged list of accounts', text => {
  expect(parseRegisteredUsers(text)).toEqual(damaged)
})

test('a damaged record does not take the others with it', () => {
  const text = JSON.stringify([null, account, { email: 'eve@example.com' }])
  expect(parseRegisteredUsers(text)).toEqual({ value: [account], isDamaged: true })
})

test('emails are the same in whichever case', () => {
  expect(isSameEmail('Ada@Example.COM', 'ada@example.com')).toBe(true)
  expect(isSameEmail('ada@example.com', 'eda@example.com')).toBe(false)
})
