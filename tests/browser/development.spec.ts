import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { layoutPaths } from '../support/page-kinds.ts'
import { startDevelopmentServer } from './support/servers.ts'
import { waitForHydration } from './support/site.ts'

// The viewer is left out: in development its program lacks the built site's sandbox, and Chromium warns of that. Pages of
// text have one screen.
const paths = layoutPaths.filter(path => !/^\/(demos\/|security|work\/)/.test(path))

// Development builds of React tell what production ones keep to themselves: every mismatch at hydration.
base('the development server shows every page, and React has nothing to warn of', async ({ page }) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-dev-'))
  const server = await startDevelopmentServer({ DATA_DIR: dataFolder })
  const complaints: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  try {
    for (const path of paths) {
      await page.goto(server.url + path)
      await waitForHydration(page)
    }
    expect(complaints).toEqual([])
  } finally {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
