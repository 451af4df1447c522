import { expect, test } from 'vitest'
import { findSession } from '../../client/features/auth/accounts.ts'
import { stubWindow } from '../support/fake-window.ts'
import { makeStaff } from './support/staff.ts'

test('Staff who log in get their job title as role and their own avatar.', async () => {
  stubWindow()
  const credentials = { email: 'Grace@Company.example', password: 'shared word' }
  expect(await findSession(credentials, await makeStaff())).toEqual({
    name: 'Grace Hopper',
    role: 'CEO',
    avatar: '/images/avatars/grace-hopper.jpg',
    email: 'grace@company.example',
  })
})
