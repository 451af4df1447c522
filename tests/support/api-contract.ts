import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { z } from 'zod'

const reference = z.object({ $ref: z.string() })
const schema = z.record(z.string(), z.unknown())

const responses = z.record(
  z.string(),
  z.object({
    headers: z.record(z.string(), reference),
    content: z.record(z.string(), z.object({ schema: reference })).optional(),
  }),
)

const describedSchema = z.object({
  paths: z.object({ '/send-email': z.object({ post: z.object({ responses }) }) }),
  components: z.object({ schemas: z.record(z.string(), schema) }),
})

/** What is served at /openapi.json. */
export const description = z
  .looseObject({ components: z.looseObject({ schemas: z.record(z.string(), schema) }) })
  .parse(JSON.parse(readFileSync('server/api/openapi.json', 'utf8')))

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

export type ApiContract = {
  /** The described statuses of responses to a post. */
  readonly statuses: readonly string[]
  /** Checks status, type, headers and body against `/openapi.json`. Resolves with the body; empty if none is described. */
  readonly check: (response: Response) => Promise<Readonly<Record<string, unknown>>>
}

/** Reads the contract of `POST /send-email` from `/openapi.json` of the site. */
export async function readContract(siteUrl: string): Promise<ApiContract> {
  const response = await fetch(`${siteUrl}/openapi.json`)
  const { paths, components } = describedSchema.parse(await response.json())
  const { responses } = paths['/send-email'].post
  return {
    statuses: Object.keys(responses),
    async check(answer) {
      const described = responses[answer.status]
      if (described === undefined) throw new Error(`/openapi.json does not describe the status ${answer.status}`)
      const missing = Object.keys(described.headers).filter(name => !answer.headers.has(name))
      expect(missing, `headers of ${answer.status}`).toEqual([])
      if (described.content === undefined) return {}
      const type = (answer.headers.get('Content-Type') ?? '').replace(/;.*$/, '')
      const body = described.content[type]
      if (body === undefined) throw new Error(`/openapi.json does not describe ${type} with ${answer.status}`)
      const name = body.schema.$ref.replace('#/components/schemas/', '')
      return schema.parse(z.fromJSONSchema(components.schemas[name] ?? {}).parse(await answer.json()))
    },
  }
}
