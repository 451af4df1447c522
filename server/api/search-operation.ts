import { z } from 'zod'
import { kinds } from '../../shared/content/schemas/passages.ts'
import { defaultLimit, maxLimit, maxQueryLength } from '../../shared/search/search-request.ts'

const marked = (description: string) =>
  z.array(z.string()).meta({ description: `${description} In parts, of which every second was looked for.` })

/** The answer to a search. */
export const searchAnswerSchema = z.object({
  query: z.string().meta({ description: 'As it was understood.' }),
  spelling: z.string().optional().meta({ description: 'The query in a known spelling, when a word of it is unknown.' }),
  counts: z
    .array(z.object({ kind: z.enum(kinds), count: z.int().min(1) }))
    .meta({ description: 'How many results of each kind there are, whatever kind was asked for.' }),
  found: z
    .array(
      z.object({
        kind: z.enum(kinds),
        path: z.string().meta({ description: 'Path on this site, with the anchor of the passage.' }),
        title: marked('The title of the page.'),
        heading: marked('The heading of the passage.').optional(),
        excerpt: marked('Some of the passage.'),
      }),
    )
    .meta({ description: 'The best first, at most two sections of each page.' }),
  notice: z.string().optional().meta({ description: 'Says that the company is invented, while it is.' }),
})

/** Describes `GET /search.json` in OpenAPI 3.1. */
export const searchOperation = {
  operationId: 'search',
  summary: 'Search the site',
  description:
    'Words count without their endings, with other words for the same and in the nearest spelling. Words in quotes must occur.',
  parameters: [
    {
      name: 'q',
      in: 'query',
      required: true,
      description: `What to look for. Only the first ${maxQueryLength} characters count.`,
      schema: { type: 'string', minLength: 1 },
    },
    { name: 'kind', in: 'query', description: 'Only this kind.', schema: { type: 'string', enum: kinds } },
    {
      name: 'topic',
      in: 'query',
      description: 'Only articles on this topic: one of the choices on the page /search.',
      schema: { type: 'string' },
    },
    {
      name: 'limit',
      in: 'query',
      description: 'How many results at most.',
      schema: { type: 'integer', minimum: 1, maximum: maxLimit, default: defaultLimit },
    },
  ],
  responses: {
    200: {
      description: 'The results, perhaps none.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/SearchAnswer' } } },
    },
    304: { description: 'The same results as those of the ETag in If-None-Match.' },
    422: {
      description: 'A parameter is missing or wrong.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/SearchProblem' } } },
    },
    429: {
      description: 'Too many searches and other answers from free input for this address within a minute.',
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/SearchProblem' } } },
    },
  },
}
