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

test('candidates leave out an empty setting, an empty download and an empty search path', () => {
  const candidates = browserCandidates({ env: { CHROMIUM_PATH: '', PATH: '' }, playwrightPath: '' })

  expect(candidates.at(0)).toBe('/usr/bin/chromium-headless-shell')
  expect(candidates).not.toContain('')
})

test('the first candidate that runs is chosen and no later one is tried', () => {
  const tried: string[] = []
  const runs = (path: string) => {
    tried.push(path)
    return path !== '/broken'
  }

  expect(chooseBrowser(['/broken', '/good', '/better'], runs)).toBe('/good')
  expect(tried).toEqual(['/broken', '/good'])
})

test('no browser is chosen when no candidate runs', () => {
  expect(chooseBrowser(['/broken'], () => false)).toBeUndefined()
})
