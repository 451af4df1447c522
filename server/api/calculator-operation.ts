import { fileTypes } from '../../shared/values/file-types.ts'

/** Describes `GET /calculators/{id}.xlsx` in OpenAPI 3.1. */
export const toCalculatorOperation = (ids: readonly string[]) => ({
  operationId: 'downloadCalculator',
  summary: 'A calculator as a spreadsheet',
  description: 'Fields are cells to change, results are formulas. The same query gives the same bytes.',
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The calculator.',
      schema: { type: 'string', enum: ids },
    },
    {
      name: 'fields',
      in: 'query',
      style: 'form',
      explode: true,
      description:
        'Numbers by the names of the fields of the calculator; one that is left out has the number of its article.',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    },
  ],
  responses: {
    200: {
      description: 'The spreadsheet.',
      content: { [fileTypes.xlsx]: { schema: { type: 'string', contentMediaType: fileTypes.xlsx } } },
    },
    404: { description: 'No calculator has this id; the answer is a page.' },
    422: {
      description: 'A field is not a number, or outside its range.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/CalculatorProblem' } } },
    },
    429: {
      description: 'Too many answers from free input for this address within a minute.',
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/CalculatorProblem' } } },
    },
  },
})
