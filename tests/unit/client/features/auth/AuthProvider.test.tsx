import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from '../../../../../client/features/auth/AuthProvider.tsx'
import { stubWindow } from '../../../../support/fake-window.ts'

const staff = { passwordHash: '', read: async () => [] }

function ShowUser() {
  const { user } = useAuth()
  return user === undefined ? 'signed out' : `signed in as ${user.name}`
}

test('the server’s HTML is that of a visitor who is signed out', () => {
  stubWindow({ user: { name: 'Ada', role: 'User', avatar: '/images/avatars/default.png', email: 'ada@example.com' } })
  const html = renderToString(
    <AuthProvider staff={staff}>
      <ShowUser />
    </AuthProvider>,
  )
  expect(html).toBe('signed out')
})

test('useAuth throws outside its provider', () => {
  expect(() => renderToString(<ShowUser />)).toThrow('useAuth must be used within an AuthProvider')
})
