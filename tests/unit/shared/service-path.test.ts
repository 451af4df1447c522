import { expect, test } from 'vitest'
import { toServicePath } from '../../../shared/addresses/service-path.ts'

test.each([
  ['AI Readiness & Adoption', '/services/ai-readiness-and-adoption'],
  ['Data & Analytics', '/services/data-and-analytics'],
  ['Digital Transformation & IT Strategy', '/services/digital-transformation-and-it-strategy'],
  ['Fractional CXO Services', '/services/fractional-cxo-services'],
  ['AI Readiness & Strategy', '/services/ai-readiness-and-strategy'],
  ['AI Managed Services', '/services/ai-managed-services'],
  ['AI Implementation', '/services/ai-implementation'],
  ['AI Staffing', '/services/ai-staffing'],
])('the card "%s" leads to %s', (title, path) => {
  expect(toServicePath(title)).toBe(path)
})
