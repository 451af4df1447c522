import { expect, test } from 'vitest'
import { findSession } from '../../client/features/auth/accounts.ts'
import { hashPassword } from '../../client/features/auth/hash-password.ts'
import { stubWindow } from '../support/fake-window.ts'

const grace = {
  id: 'grace-hopper',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@company.example',
  role: 'CEO',
  avatar: '/images/avatars/grace-hopper.jpg',
} as const

test('Staff who log in get their job title as role and their own avatar.', async () => {
  stubWindow()
  const passwordHash = await hashPassword('shared word', { ln: 10, r: 8, p: 1 })
  const credentials = { email: 'Grace@Company.example', password: 'shared word' }
  expect(await findSession(credentials, { passwordHash, read: async () => [grace] })).toEqual({
    name: 'Grace Hopper',
    role: 'CEO',
    avatar: '/images/avatars/grace-hopper.jpg',
    email: 'grace@company.example',
  })
})
