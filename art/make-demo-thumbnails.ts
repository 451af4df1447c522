import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { compileFolder } from '../build/content-plugin.ts'
import { startSite } from '../scripts/bench/targets.ts'
import { findBrowser } from '../scripts/browser/find-browser.ts'
import { createMemoryLibrary } from '../server/library.ts'
import { ownDemoBase, toDemoAddress } from '../shared/demos/demo-address.ts'
import { activeDemos } from '../shared/demos/match-demos.ts'
import { demoThumbnailSize } from '../shared/pictures.ts'

/** Pictures of the built-in demos as they look in use, for their cards. Build first: they come from the built site. */
const settleMs = 4000

const folder = mkdtempSync(join(tmpdir(), 'demo-thumbnails-'))
const site = await startSite(folder)
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  mkdirSync('public/images/demos', { recursive: true })
  const library = createMemoryLibrary(compileFolder(process.cwd()).library)
  for (const { id } of activeDemos(await library.read('demos'))) {
    await page.goto(site.origin + toDemoAddress(ownDemoBase, id), { waitUntil: 'networkidle' })
    // Most programs work on their sample by themselves; what they show then is what the card should show.
    const openSample = page.getByRole('button', { name: 'Open the sample' })
    if (await openSample.isVisible()) await openSample.click()
    await page.waitForTimeout(settleMs)
    const picture = sharp(await page.screenshot()).resize(demoThumbnailSize.width, demoThumbnailSize.height)
    await picture.jpeg({ quality: 82, mozjpeg: true }).toFile(`public/images/demos/${id}.jpg`)
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
