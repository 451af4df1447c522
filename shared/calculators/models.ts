import { cases } from './cases.ts'
import type { Model } from './model.ts'
import { pugh } from './pugh.ts'
import { roi } from './roi.ts'
import { threshold } from './threshold.ts'

/** All calculators by id. Each has its words in content/calculators/. */
export const models: Readonly<Record<string, Model>> = { cases, pugh, roi, threshold }

/** The query keys of pages with a calculator. */
export const calculatorKeys: readonly string[] = [...new Set(Object.values(models).flatMap(({ fields }) => fields))]
