import sharp from 'sharp'
import { z } from 'zod'
import { launchBrowser } from './toolkit/launch-browser.ts'
import { savePicture } from './toolkit/save-picture.ts'
import { readContent } from './toolkit/site-files.ts'

/** `npm run demo-thumbnails [origin]`: the built-in demos' thumbnails, screenshots of a site that is running. */
const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const size = { width: 960, height: 600 } as const
const settleMs = 4000

const demos = readContent('demos.json', z.array(z.object({ id: z.string(), active: z.boolean() })))
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  for (const { id } of demos.filter(({ active }) => active)) {
    const answer = await page.goto(new URL(`/demo-apps/${id}/`, origin).href, { waitUntil: 'networkidle' })
    if (!answer?.ok()) throw new Error(`${page.url()} answers ${answer?.status()}; is the site running there?`)
    // Most demos start with their sample; the others load it at a press of this button.
    const openSample = page.getByRole('button', { name: 'Open the sample' })
    if (await openSample.isVisible()) await openSample.click()
    await page.waitForTimeout(settleMs)
    const source = await sharp(await page.screenshot()).resize(size.width, size.height).png().toBuffer()
    await savePicture({ path: `/images/demos/${id}.jpg`, source, width: size.width, widths: [480, 960] })
    console.log(id)
  }
} finally {
  await browser.close()
}
