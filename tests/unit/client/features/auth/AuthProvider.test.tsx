import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from '../../../../../client/features/auth/AuthProvider.tsx'
import { stubWindow } from '../../../../support/fake-window.ts'

const ShowUser = () => useAuth().user?.name ?? 'signed out'

test('the server’s HTML is that of a visitor who is signed out', () => {
  stubWindow({ user: { name: 'Ada', role: 'User', avatar: '/images/avatars/default.png', email: 'ada@example.com' } })
  const html = renderToString(
    <AuthProvider staff={{ passwordHash: '', read: async () => [] }}>
      <ShowUser />
    </AuthProvider>,
  )
  expect(html).toBe('signed out')
})

test('useAuth throws outside its provider', () => {
  expect(() => renderToString(<ShowUser />)).toThrow('useAuth must be used within an AuthProvider')
})
