import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { demoSchema } from '../../shared/content/schemas/demo.ts'

/** The demos that visitors see, in the order of the site. Each has a program in `demos/{id}/`. */
export const activeDemos = z
  .array(demoSchema)
  .parse(JSON.parse(readFileSync('content/demos.json', 'utf8')))
  .filter(({ active }) => active)
