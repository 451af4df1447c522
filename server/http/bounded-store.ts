import { MemoryStore } from 'express-rate-limit'

/** Maximum number of clients that a limit remembers within a minute. */
export const maxClients = 5000

/** Forgets the clients that sent nothing lately when there are too many, so that no number of addresses fills the memory. */
export class BoundedStore extends MemoryStore {
  override increment(key: string) {
    if (this.current.size >= maxClients) {
      this.previous = this.current
      this.current = new Map()
    }
    return super.increment(key)
  }
}
