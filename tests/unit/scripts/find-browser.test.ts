import { expect, test } from 'vitest'
import { browserCandidates, chooseBrowser } from '../../../scripts/find-browser.ts'

test('the setting comes first, then the download, of which none is tried that is empty', () => {
  const env = { CHROMIUM_PATH: '/own/chromium', PATH: '/first:/second' }
  const all = browserCandidates({ env, playwrightPath: '/downloads/chrome' })
  expect(all.slice(0, 2)).toEqual(['/own/chromium', '/downloads/chrome'])
  expect(all).toContain('/second/google-chrome')
  expect(browserCandidates({ env: { CHROMIUM_PATH: '', PATH: '' }, playwrightPath: '' })).not.toContain('')
})

test('the first candidate that runs is chosen, and none without one', () => {
  expect(chooseBrowser(['/broken', '/good', '/better'], path => path !== '/broken')).toBe('/good')
  expect(chooseBrowser(['/broken'], () => false)).toBeUndefined()
})
