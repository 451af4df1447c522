import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { activeDemos } from '../support/demos.ts'

test.each(activeDemos)('the scene of $id is small, asks for nothing, and moves once for at most five seconds', demo => {
  const svg = readFileSync(`public${demo.sceneUrl}`, 'utf8')
  expect(svg.length).toBeLessThanOrEqual(15_000)
  expect(svg.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|<script|@import|infinite/)
  const times = [...svg.matchAll(/\w+ ([\d.]+)s ([\d.]+)s/g)].map(([, lasts, waits]) => Number(lasts) + Number(waits))
  expect(Math.max(...times)).toBeLessThanOrEqual(5)
  // Reduced motion shows the end, and both schemes have their colors.
  expect(svg).toContain('#still:target *{animation-duration:0s!important')
  expect(svg).toContain('@media(prefers-color-scheme:dark)')
})
