/** What the OpenAPI operations of forms and of the status of messages have in common. */

export function reference(path: string) {
  return { $ref: `#/components/${path}` }
}

export const requestId = { 'X-Request-Id': reference('headers/RequestId') }
export const limitHeaders = {
  RateLimit: reference('headers/Limit'),
  'RateLimit-Policy': reference('headers/LimitPolicy'),
}
export const retryAfter = { 'Retry-After': reference('headers/RetryAfter') }

/** An answer with a problem document. */
export function problem(description: string, headers: Readonly<Record<string, object>> = {}) {
  return {
    description,
    headers: { ...requestId, ...headers },
    content: { 'application/problem+json': { schema: reference('schemas/Problem') } },
  }
}
