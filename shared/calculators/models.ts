import type { Model } from './model.ts'
import { roi } from './roi.ts'

/** All calculators by id. Each has its words in content/calculators/. */
export const models: Readonly<Record<string, Model>> = { roi }

/** The query keys of pages with a calculator. */
export const calculatorKeys: readonly string[] = [...new Set(Object.values(models).flatMap(({ fields }) => fields))]
