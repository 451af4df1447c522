import { expect, test } from 'vitest'
import { browserCandidates, chooseBrowser } from '../../../scripts/browser/find-browser.ts'
import { installBrowser } from '../../../scripts/browser/install-browser.ts'

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

const [download, shell, whole] = ['download', 'chromium-headless-shell', 'chromium']

test.each([
  ["Playwright's download is the only installation when it starts", { starts: download }, [download]],
  ['a package follows when the download is unreachable', { fails: [download], starts: shell }, [download, shell]],
  ['a package follows when the download does not start', { starts: shell }, [download, shell]],
  [
    'the whole Chromium is installed where the one without an interface is no package',
    { fails: [download, shell], starts: whole },
    [download, shell, whole],
  ],
])('%s', (_, machine, expected) => {
  const { installation, tried } = fakeMachine(machine)

  expect(installBrowser(installation)).toBe('/installed')
  expect(tried).toEqual(expected)
})

test('there is no browser when nothing can be installed', () => {
  const { installation, tried } = fakeMachine({ fails: [download, shell, whole], starts: whole })

  expect(installBrowser(installation)).toBeUndefined()
  expect(tried).toEqual([download, shell, whole])
})

/** A machine on which some installers fail and the browser of one of them starts. */
function fakeMachine({ fails = [], starts }: { readonly fails?: readonly string[]; readonly starts: string }) {
  const tried: string[] = []
  const installed: string[] = []
  const installPackage = (name: string) => {
    tried.push(name)
    if (!fails.includes(name)) installed.push(name)
    return !fails.includes(name)
  }
  const find = () => (installed.includes(starts) ? '/installed' : undefined)
  return { tried, installation: { download: () => installPackage(download), installPackage, find } }
}
