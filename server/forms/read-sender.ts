import type { Request } from 'express'
import { toClientGroup } from '../http/client-group.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { Config } from '../settings/config.ts'

/** Whose message it is: idempotency keys and repetitions belong to a sender. */
type Sender = {
  /** The name of the partner, or the group of the address. */
  readonly client: string
  readonly isPartner: boolean
}

/** A request with a bearer token is of a partner of CONTACT_API_KEYS: undefined with an unknown one. Others are known by address. */
export function readSender(
  request: Request,
  { CONTACT_API_KEYS: keys }: Pick<Config, 'CONTACT_API_KEYS'>,
): Sender | undefined {
  const token = /^Bearer +(.+)$/i.exec(request.get('Authorization') ?? '')?.[1]
  if (token === undefined || keys.length === 0) return { client: toClientGroup(request), isPartner: false }
  // Compares with all, so that the duration does not tell which one it is.
  const [partner] = keys.filter(({ key }) => isSameSecret(token, key))
  return partner && { client: partner.name, isPartner: true }
}
