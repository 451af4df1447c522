/** What the header `Idempotency-Key` may be. */
export const idempotencyKeyPattern = /^[\x20-\x7e]{1,255}$/
