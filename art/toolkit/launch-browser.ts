import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

const systemChromium = '/usr/bin/chromium'

/**
 * Headless Chromium: the one at `CHROMIUM_PATH`, else the system's, else the one that
 * `npx playwright install chromium` downloads.
 */
export function launchBrowser(): Promise<Browser> {
  const installed = existsSync(systemChromium) ? systemChromium : undefined
  // Chromium's sandbox does not start as root, the usual user in containers; no page comes from outside.
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH || installed, args: ['--no-sandbox'] })
}
