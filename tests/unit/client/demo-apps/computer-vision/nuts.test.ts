import { expect, test } from 'vitest'
import { createInspector } from '../../../../../client/demo-apps/computer-vision/model.ts'
import { drawNuts, nutLights } from '../../../../../client/demo-apps/computer-vision/samples/nuts.ts'
import { createRandom } from '../../../../../client/demo-apps/computer-vision/samples/random.ts'
import { photoSettings } from '../../../../../client/demo-apps/computer-vision/settings.ts'

test.each(nutLights)('20 nuts on wood in %s light are counted right within one, with the settings for photos', lamp => {
  for (const seed of [2]) {
    const { pixels, count } = drawNuts(createRandom(seed), lamp)
    const { findings } = createInspector(pixels, () => 0)(photoSettings)
    expect(Math.abs(findings.length - count)).toBeLessThanOrEqual(1)
  }
})
