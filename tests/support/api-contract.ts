import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { z } from 'zod'

const reference = z.object({ $ref: z.string() })
const schema = z.record(z.string(), z.unknown())

const responses = z.record(
  z.string(),
  z.looseObject({
    headers: z.record(z.string(), reference),
    content: z.record(z.string(), z.object({ schema: reference })).optional(),
  }),
)

/** What is served at /openapi.json. */
export const description = z
  .looseObject({
    paths: z.looseObject({ '/send-email': z.looseObject({ post: z.looseObject({ responses }) }) }),
    components: z.looseObject({ schemas: z.record(z.string(), schema) }),
  })
  .parse(JSON.parse(readFileSync('server/api/openapi.json', 'utf8')))

/** The described responses to a post, by status. */
export const postResponses = description.paths['/send-email'].post.responses

/** A schema of the description. */
export function getDescribed(name: string): z.ZodType {
  return z.fromJSONSchema(description.components.schemas[name] ?? { not: {} })
}

const problem = z.object({
  success: z.boolean(),
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  requestId: z.string(),
})

/** Problem documents as they are described. */
export const problemSchema = getDescribed('Problem').pipe(problem)
export const searchProblemSchema = getDescribed('SearchProblem').pipe(problem)
export const calculatorProblemSchema = getDescribed('CalculatorProblem').pipe(problem)

/** Checks status, type, headers and body of an answer to a post against the description. Resolves to the body; empty if none is described. */
export function checkAnswer(answer: Answer): Readonly<Record<string, unknown>> {
  const described = postResponses[answer.status]
  if (described === undefined) throw new Error(`the status ${answer.status} is not described`)
  const missing = Object.keys(described.headers).filter(name => !(name.toLowerCase() in answer.headers))
  expect(missing, `headers of ${answer.status}`).toEqual([])
  if (described.content === undefined) return {}
  const type = (answer.headers['content-type'] ?? '').replace(/;.*$/, '')
  const body = described.content[type]
  if (body === undefined) throw new Error(`${type} is not described with ${answer.status}`)
  const name = body.schema.$ref.replace('#/components/schemas/', '')
  return schema.parse(getDescribed(name).parse(answer.body))
}

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}
