import { toSpread } from '../../../scripts/bench/measure.ts'
import { createInspector } from '../program/measuring/model.ts'
import { drawSample } from '../program/measuring/samples.ts'
import { defaultSettings, photoSettings, type Settings } from '../program/measuring/settings.ts'
import { enlarge } from './enlarge.ts'
import { measureFolder } from './inspection.ts'

/**
 * `npm run bench:demo -- computer-vision`: time to inspect a photo of 12 megapixels, without decoding and drawing.
 * `npm run bench:demo -- computer-vision FOLDER`: how well faults are found on pictures in `FOLDER/good` and
 * `FOLDER/defect-*`.
 */
const rounds = 7

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  timeMeasurement('12 megapixels', defaultSettings)
  timeMeasurement('12 megapixels by light and color of the background', photoSettings)
} else {
  await measureFolder(folder)
}

function timeMeasurement(name: string, settings: Settings): void {
  const photo = enlarge(drawSample('washers').pixels, 4000, 3000)
  const times = [...Array(rounds)].map(() => {
    const start = performance.now()
    createInspector(photo, () => performance.now())(settings)
    return performance.now() - start
  })
  const { median, min, max } = toSpread(times)
  console.log(
    `${name}: ${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})${settings === defaultSettings ? ', budget 1,500 ms' : ''}`,
  )
}
