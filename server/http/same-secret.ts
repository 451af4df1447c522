import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same. Compares hashes, so that the duration tells nothing about a secret. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(secret))
}
