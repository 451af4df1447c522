import { z } from 'zod'
import { demoSchema } from '../../shared/content/schemas/demo.ts'
import { readContentFile } from './some-content.ts'

/** The demos that visitors see, in the order of the site. Each has a program in `demos/{id}/`. */
export const activeDemos = z
  .array(demoSchema)
  .parse(readContentFile('demos.json') ?? [])
  .filter(({ active }) => active)
