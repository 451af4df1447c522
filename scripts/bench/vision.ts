import { createInspector } from '../../client/demo-apps/computer-vision/model.ts'
import { drawSample } from '../../client/demo-apps/computer-vision/samples/samples.ts'
import { defaultSettings } from '../../client/demo-apps/computer-vision/settings.ts'
import { enlarge } from './enlarge.ts'
import { toSpread } from './measure.ts'

/** `npm run bench:vision`: time to inspect a photo of 12 megapixels, without decoding and drawing. */
const rounds = 7

const photo = enlarge(drawSample('washers').pixels, 4000, 3000)
const times = [...Array(rounds)].map(() => {
  const start = performance.now()
  createInspector(photo, () => performance.now())(defaultSettings)
  return performance.now() - start
})
const { median, min, max } = toSpread(times)
console.log(`12 megapixels: ${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)}), budget 1,500 ms`)
