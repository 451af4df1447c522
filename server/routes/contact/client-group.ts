import type { Request } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'

/** Who sent a request, as far as an address tells: an IPv6 network of /56 is commonly one household or server. */
export function toClientGroup(request: Request): string {
  return ipKeyGenerator(request.ip ?? '', 56)
}
