import { expect, test, vi } from 'vitest'
import { parseSession } from '../../../../../client/features/auth/session.ts'
import { createStoredValue } from '../../../../../client/features/auth/stored-value.ts'
import { stubWindow } from '../../../../support/fake-window.ts'

test('a storage that the browser keeps shut counts as empty', () => {
  stubWindow()
  const localStorage = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: localStorage }))
  expect(createStoredValue({ key: 'user', parse: parseSession }).read()).toBeUndefined()
})
