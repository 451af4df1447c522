import { expect, test, vi } from 'vitest'
import { parseSession } from '../../../../../client/features/auth/session.ts'
import { createStoredValue } from '../../../../../client/features/auth/stored-value.ts'
import { stubWindow } from '../../../../support/fake-window.ts'

const ada = { name: 'Ada', role: 'User', avatar: '/images/avatars/default.png', email: 'ada@example.com' }
const makeValue = () => createStoredValue({ key: 'user', parse: parseSession })

test('what is written is read again until it is removed, and the same text gives the same object, as React wants', () => {
  stubWindow()
  const value = makeValue()
  expect(value.read()).toBeUndefined()
  value.write(ada)
  expect(value.read()).toEqual(ada)
  expect(value.read()).toBe(value.read())
  value.remove()
  expect(value.read()).toBeUndefined()
})

test('a listener hears of changes here and in another tab, until it leaves', () => {
  const { changeElsewhere } = stubWindow()
  const value = makeValue()
  const onChange = vi.fn()
  const leave = value.subscribe(onChange)
  value.write(ada)
  changeElsewhere('user', JSON.stringify({ ...ada, name: 'Eve' }))
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(value.read()?.name).toBe('Eve')
  changeElsewhere('other', '1')
  leave()
  value.remove()
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a storage that the browser keeps shut counts as empty', () => {
  stubWindow()
  const localStorage = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: localStorage }))
  expect(makeValue().read()).toBeUndefined()
})
