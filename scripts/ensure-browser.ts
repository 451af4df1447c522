import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser/find-browser.ts'
import { installBrowser } from './browser/install-browser.ts'
import { installPackage, runInstaller } from './install-package.ts'

ensureFont()
const download = () => runInstaller(['npx', 'playwright', 'install', 'chromium'])
const browser = findBrowser() ?? installBrowser({ download, installPackage, find: findBrowser })

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

/** Tests measure layout shift with the font that stands in for the site's: Arial, or one of the same metrics. */
function ensureFont(): void {
  const { stdout, status } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' })
  if (status !== 0 || /Arial|Liberation/.test(stdout)) return
  if (!installPackage('fonts-liberation'))
    console.error('Install Liberation Sans (fonts-liberation) or Arial: without it pages shift in the tests.')
}
