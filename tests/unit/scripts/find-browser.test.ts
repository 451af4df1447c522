import { expect, test } from 'vitest'
import { browserCandidates, chooseBrowser } from '../../../scripts/find-browser.ts'

test('candidates are the setting, then the download, then what the system holds', () => {
  const env = { CHROMIUM_PATH: '/own/chromium', PATH: '/first:/second' }
  expect(browserCandidates({ env, playwrightPath: '/downloads/chrome' })).toEqual([
    '/own/chromium',
    '/downloads/chrome',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/first/google-chrome',
    '/second/google-chrome',
    '/first/google-chrome-stable',
    '/second/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ])
})

test('the first candidate that runs is chosen, and none without one', () => {
  expect(browserCandidates({ env: { CHROMIUM_PATH: '', PATH: '' }, playwrightPath: '' })).not.toContain('')
  expect(chooseBrowser(['/broken', '/good', '/better'], path => path !== '/broken')).toBe('/good')
  expect(chooseBrowser(['/broken'], () => false)).toBeUndefined()
})
