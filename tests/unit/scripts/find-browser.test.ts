import { expect, test } from 'vitest'
import { browserCandidates, chooseBrowser } from '../../../scripts/browser/find-browser.ts'
import { installBrowser } from '../../../scripts/browser/install-browser.ts'

const playwrightInstall = 'npx playwright install chromium'
const aptUpdate = 'apt-get update'
const aptInstall = 'apt-get install -y --no-install-recommends chromium-headless-shell'
const aptInstallWhole = 'apt-get install -y --no-install-recommends chromium'

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

test("Playwright's download is the only installation when it gives a browser", () => {
  const machine = fakeMachine({ hasRootAndApt: true, gives: [playwrightInstall] })

  expect(installBrowser(machine)).toBe('/installed')
  expect(machine.ran).toEqual([playwrightInstall])
})

test('apt-get follows when the download is unreachable', () => {
  const machine = fakeMachine({ hasRootAndApt: true, fails: [playwrightInstall], gives: [aptInstall] })

  expect(installBrowser(machine)).toBe('/installed')
  expect(machine.ran).toEqual([playwrightInstall, aptUpdate, aptInstall])
})

test('apt-get follows when the download succeeds but its browser does not start', () => {
  const machine = fakeMachine({ hasRootAndApt: true, gives: [aptInstall] })

  expect(installBrowser(machine)).toBe('/installed')
  expect(machine.ran).toEqual([playwrightInstall, aptUpdate, aptInstall])
})

test('the whole Chromium is installed where the one without an interface is no package', () => {
  const machine = fakeMachine({ hasRootAndApt: true, fails: [playwrightInstall, aptInstall], gives: [aptInstallWhole] })

  expect(installBrowser(machine)).toBe('/installed')
  expect(machine.ran).toEqual([playwrightInstall, aptUpdate, aptInstall, aptUpdate, aptInstallWhole])
})

test('apt-get installs nothing when its update fails', () => {
  const machine = fakeMachine({ hasRootAndApt: true, fails: [playwrightInstall, aptUpdate], gives: [] })

  expect(installBrowser(machine)).toBeUndefined()
  expect(machine.ran).toEqual([playwrightInstall, aptUpdate, aptUpdate])
})

test('apt-get is left alone without root', () => {
  const machine = fakeMachine({ hasRootAndApt: false, fails: [playwrightInstall], gives: [aptInstall] })

  expect(installBrowser(machine)).toBeUndefined()
  expect(machine.ran).toEqual([playwrightInstall])
})

type Behavior = {
  readonly hasRootAndApt: boolean
  readonly fails?: readonly string[]
  /** The commands after which a browser starts. */
  readonly gives: readonly string[]
}

function fakeMachine({ hasRootAndApt, fails = [], gives }: Behavior) {
  const ran: string[] = []
  const run = (command: readonly string[]) => {
    ran.push(command.join(' '))
    return !fails.includes(command.join(' '))
  }
  const find = () => (gives.some(command => ran.includes(command)) ? '/installed' : undefined)
  return { ran, run, find, hasRootAndApt }
}
