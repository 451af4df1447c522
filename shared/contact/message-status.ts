const messageId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where the sender of a message sees what became of it; undefined for what is no id. */
export function toStatusPath(id: unknown): `/messages/${string}` | undefined {
  return typeof id === 'string' && messageId.test(id) ? `/messages/${id}` : undefined
}
