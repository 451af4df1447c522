import { expect, test } from 'vitest'
import { createInspector } from '../program/measuring/model.ts'
import { drawSample, sampleIds, samples } from '../program/measuring/samples.ts'

test.each(sampleIds)('the sample "%s" is counted exactly, and just its faulty objects are marked', id => {
  const { pixels, count, defects } = drawSample(id)
  const { findings } = createInspector(pixels, () => 0)(samples[id].settings)
  expect(findings).toHaveLength(count)
  const marked = findings.filter(({ isDefect }) => isDefect)
  expect(marked).toHaveLength(defects.length)
  for (const { x, y } of defects) {
    expect(
      marked.filter(box => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height),
    ).toHaveLength(1)
  }
})
