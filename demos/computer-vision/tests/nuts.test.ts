import { expect, test } from 'vitest'
import { createRandom } from '../../kit/random.ts'
import { createInspector } from '../program/measuring/model.ts'
import { photoSettings } from '../program/measuring/settings.ts'
import { drawNuts, nutLights } from '../program/samples/nuts.ts'

test.each(nutLights)('20 nuts on wood in %s light are counted right within one, with the settings for photos', lamp => {
  for (const seed of [2]) {
    const { pixels, count } = drawNuts(createRandom(seed), lamp)
    const { findings } = createInspector(pixels, () => 0)(photoSettings)
    expect(Math.abs(findings.length - count)).toBeLessThanOrEqual(1)
  }
})
