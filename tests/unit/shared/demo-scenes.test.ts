import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activeDemos } from '../../support/demos.ts'

const scenes = activeDemos.flatMap(({ id, sceneUrl }) => (sceneUrl === undefined ? [] : [{ id, sceneUrl }]))

test('every active demo has a scene', () => {
  expect(scenes.map(({ id }) => id)).toEqual(activeDemos.map(({ id }) => id))
})

test.each(scenes)('the scene of $id is small, asks for nothing, and moves once for at most five seconds', scene => {
  const svg = readFileSync(`public${scene.sceneUrl}`, 'utf8')
  expect(svg.length).toBeLessThanOrEqual(15_000)
  expect(svg.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|<script|@import|infinite/)
  const ends = [...svg.matchAll(/\w+ (?<lasts>[\d.]+)s (?<waits>[\d.]+)s/g)].map(
    ({ groups }) => Number(groups?.lasts) + Number(groups?.waits),
  )
  expect(ends.length).toBeGreaterThan(2)
  expect(Math.max(...ends)).toBeLessThanOrEqual(5)
  // Reduced motion shows the end, and both schemes have their colors.
  expect(svg).toContain('#still:target *{animation-duration:0s!important')
  expect(svg).toContain('@media(prefers-color-scheme:dark)')
})
