import sharp from 'sharp'
import { saveFingerprint } from './landscape/fingerprint.ts'
import { readLandscape } from './landscape/landscape-file.ts'
import { landscapeMap } from './landscape/map.ts'
import { mapSize } from './landscape/map-style.ts'
import { renderHtml } from './toolkit/render-html.ts'
import { savePicture } from './toolkit/save-picture.ts'

/** The map of AI tools on the landscape page, from content/landscape.json. */
const html = landscapeMap(readLandscape())
const source = await renderHtml({ html, ...mapSize, scale: 1 })
await refuseCutFoot(source)
await savePicture({ path: '/gae-ai-infographic.png', source, width: mapSize.width, widths: [720, 1080, 1600], quality: 50 })
saveFingerprint()

/** The screenshot ends at `mapSize.height`; anything but plain color in its bottom margin means that the map is taller. */
async function refuseCutFoot(png: Buffer): Promise<void> {
  const margin = { left: 0, top: mapSize.height - 30, width: mapSize.width, height: 30 }
  // sharp computes statistics from the input, before `extract`, so the strip has to become an input first.
  const strip = await sharp(png).extract(margin).png().toBuffer()
  const { channels } = await sharp(strip).stats()
  if (channels.some(({ min, max }) => min !== max)) {
    throw new Error(`The map is taller than ${mapSize.height} pixels; raise mapSize.height in map-style.ts`)
  }
}
