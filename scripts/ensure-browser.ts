import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser/find-browser.ts'
import { installBrowser } from './browser/install-browser.ts'

const installTimeoutMs = 10 * 60_000

const browser = findBrowser() ?? installBrowser({ run: runQuietly, find: findBrowser, hasRootAndApt: hasRootAndApt() })

if (browser === undefined) {
  console.error(
    'No Chromium starts here and none could be installed: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
  process.exitCode = 1
} else {
  console.log(`Browser for the tests: ${browser}${remarkOnSetting(browser)}`)
}

function remarkOnSetting(usedPath: string): string {
  const setting = process.env.CHROMIUM_PATH
  return setting && setting !== usedPath ? ` (CHROMIUM_PATH=${setting} does not start)` : ''
}

function hasRootAndApt(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

function runQuietly([name, ...commandArguments]: readonly [string, ...string[]]): boolean {
  console.log(`No Chromium starts here yet, trying: ${[name, ...commandArguments].join(' ')}`)
  const options = {
    stdio: 'ignore',
    timeout: installTimeoutMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  return spawnSync(name, commandArguments, options).status === 0
}
