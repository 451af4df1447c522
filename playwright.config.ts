import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  // Of two cores a browser that waits for itself leaves half.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // Only what fails takes this long; a busy machine makes every test slow.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // As on most screens of visitors. Only Chromium without an interface has the flag; its default widens letters.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    {
      name: 'scripts on',
      testMatch: 'tests/{browser,specification,sample}/*.spec.ts',
      testIgnore: '**/*.script-free.spec.ts',
    },
    {
      name: 'scripts off',
      testMatch: 'tests/{browser,specification,sample}/*.script-free.spec.ts',
      use: { javaScriptEnabled: false },
    },
    // Every file of content, one after the other, takes minutes.
    { name: 'release', testMatch: 'tests/release/*.spec.ts' },
    { name: 'demos', testMatch: 'demos/*/tests/*.spec.ts' },
  ],
})
