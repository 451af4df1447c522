import { z } from 'zod'
import type { Form } from '../../shared/contact/forms.ts'
import { searchEndpoint } from '../../shared/search/search-request.ts'
import { acceptedSchema, toFormPaths, toFormProblemSchema, toMessageSchemas } from '../forms/form-operation.ts'
import { messageStatusSchema } from '../forms/message-status.ts'
import { statusOperation } from '../forms/status-operation.ts'
import { calculatorProblemSchema, searchProblemSchema } from '../http/problem.ts'
import { toEventSchemas, toWebhooks } from '../webhook/event-operation.ts'
import { toCalculatorOperation } from './calculator-operation.ts'
import { markdownPaths } from './markdown-operations.ts'
import { searchAnswerSchema, searchOperation } from './search-operation.ts'

type Site = {
  readonly name: string
  readonly publicUrl: string | undefined
  readonly forms: readonly Form[]
  /** Ids. */
  readonly calculators: readonly string[]
}

/** An OpenAPI 3.1 document. */
export function describeApi({ name, publicUrl, forms, calculators }: Site) {
  return {
    openapi: '3.1.0',
    info: { title: `HTTP API of ${name}`, version: '1.0.0' },
    servers: [{ url: publicUrl ?? '/' }],
    paths: {
      ...toFormPaths(forms),
      '/messages/{id}': { get: statusOperation },
      '/calculators/{id}.xlsx': { get: toCalculatorOperation(calculators) },
      ...markdownPaths,
      [searchEndpoint]: { get: searchOperation },
    },
    webhooks: toWebhooks(forms),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key of CONTACT_API_KEYS, for partners.' },
      },
      schemas: {
        ...toMessageSchemas(forms),
        ...toEventSchemas(forms),
        Accepted: toSchema(acceptedSchema),
        MessageStatus: toSchema(messageStatusSchema),
        Problem: toSchema(toFormProblemSchema(forms)),
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
        Authenticate: header('The scheme of an API key.'),
        AcceptPost: header('The accepted media types.'),
        Location: header('The confirmation page.'),
        StatusLocation: header('Where to ask what became of the message.'),
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
