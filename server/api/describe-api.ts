import { z } from 'zod'
import { contactEndpoint } from '../../shared/contact/contact-rules.ts'
import { searchEndpoint } from '../../shared/search/search-request.ts'
import { acceptedSchema, contactMessage, postOperation } from '../forms/form-operation.ts'
import { calculatorProblemSchema, problemSchema, searchProblemSchema } from '../http/problem.ts'
import { toCalculatorOperation } from './calculator-operation.ts'
import { markdownPaths } from './markdown-operations.ts'
import { searchAnswerSchema, searchOperation } from './search-operation.ts'

type Site = {
  readonly name: string
  readonly publicUrl: string | undefined
  /** Ids. */
  readonly calculators: readonly string[]
}

/** An OpenAPI 3.1 document. */
export function describeApi({ name, publicUrl, calculators }: Site) {
  return {
    openapi: '3.1.0',
    info: { title: `HTTP API of ${name}`, version: '1.0.0' },
    servers: [{ url: publicUrl ?? '/' }],
    paths: {
      [contactEndpoint]: { post: postOperation },
      '/calculators/{id}.xlsx': { get: toCalculatorOperation(calculators) },
      ...markdownPaths,
      [searchEndpoint]: { get: searchOperation },
    },
    components: {
      schemas: {
        ContactMessage: contactMessage,
        Accepted: toSchema(acceptedSchema),
        Problem: toSchema(problemSchema),
        CalculatorProblem: toSchema(calculatorProblemSchema),
        SearchAnswer: toSchema(searchAnswerSchema),
        SearchProblem: toSchema(searchProblemSchema),
      },
      headers: {
        RequestId: header('Identifies the request in the server log.'),
        Limit: header('What is left of the limits, as in draft 8 of the IETF RateLimit headers.'),
        LimitPolicy: header('The limits, as in draft 8 of the IETF RateLimit headers.'),
        RetryAfter: header('Seconds to wait.', { type: 'integer' }),
        Allow: header('The only method.'),
        AcceptPost: header('The accepted media types.'),
        Location: header('The confirmation page.'),
      },
    },
  }
}

function header(description: string, schema: object = { type: 'string' }) {
  return { description, schema }
}

function toSchema(schema: z.ZodType) {
  const { $schema, ...rest } = z.toJSONSchema(schema)
  return rest
}
