import { audit } from './audit.ts'
import { capacity } from './capacity.ts'
import type { Model } from './model.ts'
import { roi } from './roi.ts'
import { sourcing } from './sourcing.ts'

/** All calculators by id. Each has its words in content/calculators/. */
export const models: Readonly<Record<string, Model>> = { audit, capacity, roi, sourcing }

/** The query keys of pages with a calculator. */
export const calculatorKeys: readonly string[] = [...new Set(Object.values(models).flatMap(({ fields }) => fields))]
