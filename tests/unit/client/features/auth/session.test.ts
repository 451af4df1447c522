import { expect, test } from 'vitest'
import { parseRegisteredUsers, parseSession } from '../../../../../client/features/auth/session.ts'

const ada = { name: 'Ada Lovelace', role: 'User', avatar: '/images/avatars/default.png', email: 'ada@example.com' }
const account = { email: 'ada@example.com', password: 'secret', name: 'Ada' }
const damaged = { value: undefined, isDamaged: true }

const whole = { value: ada, isDamaged: false }

test.each<readonly [unknown, object]>([
  [{ ...ada, password: 'secret' }, whole],
  // A picture that the site cannot show.
  [{ ...ada, avatar: 'https://elsewhere.example/me.gif' }, whole],
  [{ ...ada, name: 7 }, damaged],
  [{ ...ada, email: undefined }, damaged],
  ...['', '{', 'null', '[]', '"ada"', '{}'].map(text => [text, damaged] as const),
])('the session %j is read as %j', (stored, expected) => {
  expect(parseSession(typeof stored === 'string' ? stored : JSON.stringify(stored))).toEqual(expected)
})

test.each<readonly [unknown, object]>([
  [[account], { value: [account], isDamaged: false }],
  [[], { value: [], isDamaged: false }],
  // A damaged record does not take the others with it.
  [[null, account, { email: 'eve@example.com' }], { value: [account], isDamaged: true }],
  ...['', '[', 'null', '{}', '7'].map(text => [text, damaged] as const),
])('the accounts %j are read as %j', (stored, expected) => {
  expect(parseRegisteredUsers(typeof stored === 'string' ? stored : JSON.stringify(stored))).toEqual(expected)
})
