import { audit } from './audit.ts'
import { capacity } from './capacity.ts'
import { cases } from './cases.ts'
import type { Model } from './model.ts'
import { pugh } from './pugh.ts'
import { roi } from './roi.ts'
import { sourcing } from './sourcing.ts'
import { threshold } from './threshold.ts'

/** All calculators by id. Each has its words in content/calculators/. */
export const models: Readonly<Record<string, Model>> = {
  audit,
  capacity,
  cases,
  pugh,
  roi,
  sourcing,
  threshold,
}
