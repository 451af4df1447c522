import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { recordValidation } from './demo-scenes/ai-data-validation.ts'
import { recordAppointment } from './demo-scenes/appointment-scheduling.ts'
import { recordInspection } from './demo-scenes/computer-vision.ts'
import { type Recorder, toSvg } from './demo-scenes/scene.ts'
import { recordDispatch } from './demo-scenes/smart-dispatch-scheduler.ts'
import { launchBrowser } from './toolkit/launch-browser.ts'
import { savePicture } from './toolkit/save-picture.ts'
import { preparePublicFile, readContent } from './toolkit/site-files.ts'

/**
 * `npm run demo-thumbnails [origin] [id …]`: the demos' scenes and their stills, recorded from the programs of a site
 * that is running.
 */
const [origin = 'http://localhost:3000', ...ids] = process.argv.slice(2)
const maxBytes = 15_000
const settleMs = 4000

const recorders: Readonly<Record<string, Recorder>> = {
  'ai-data-validation': recordValidation,
  'appointment-scheduling': recordAppointment,
  'computer-vision': recordInspection,
  'smart-dispatch-scheduler': recordDispatch,
}

const demos = readContent('demos.json', z.array(z.object({ id: z.string(), active: z.boolean() })))
const browser = await launchBrowser()
try {
  for (const { id } of demos.filter(({ id, active }) => active && (ids.length === 0 || ids.includes(id)))) {
    const record = recorders[id]
    if (record === undefined) throw new Error(`demo-scenes/ has no recorder of ${id}`)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 })
    const answer = await page.goto(new URL(`/demo-apps/${id}/`, origin).href, { waitUntil: 'networkidle' })
    if (!answer?.ok()) throw new Error(`${page.url()} answers ${answer?.status()}; is the site running there?`)
    await page.waitForTimeout(settleMs)
    const svg = await toSvg(await record(page))
    if (svg.length > maxBytes) throw new Error(`The scene of ${id} has ${svg.length} bytes; at most ${maxBytes} are good`)
    writeFileSync(preparePublicFile(`/images/demos/${id}.svg`), svg)
    await page.setViewportSize({ width: 480, height: 300 })
    await page.goto(new URL(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}#still`).href)
    const source = await page.screenshot()
    await savePicture({ path: `/images/demos/${id}.jpg`, source, width: 960, widths: [480, 960] })
    await page.close()
    console.log(id, svg.length)
  }
} finally {
  await browser.close()
}
