import { z } from 'zod'
import { type DeliveryFault, isTlsFault } from '../delivery/destination.ts'

const codeSchema = z.object({ code: z.string().regex(/^\w{1,60}$/) })
const nameSchema = z.object({ name: z.string().regex(/^\w{1,60}$/) })
const causeSchema = z.object({ cause: z.unknown() })

/** These say that the address, the secret or the right to post is wrong: so does a redirect, which is not followed. */
const configurationStatuses: readonly number[] = [401, 403, 404, 405]

/** Of an answer other than 2xx. */
export function toRefusal(status: number, notBefore: Date | undefined): DeliveryFault {
  return { text: `HTTP_${status}`, kind: toKind(status), ...(notBefore !== undefined && { notBefore }) }
}

/** Classifies an error of the network. Its text contains no URL, which may be a secret. */
export function toWebhookFault(error: unknown): DeliveryFault {
  const text = readCode(error)
  return { text, kind: isTlsFault(text) ? 'configuration' : 'temporary' }
}

function toKind(status: number): DeliveryFault['kind'] {
  if (status === 410) return 'gone'
  return status < 400 || configurationStatuses.includes(status) ? 'configuration' : 'temporary'
}

/** `fetch` puts the error of the network into the cause. */
function readCode(error: unknown): string {
  const { cause } = causeSchema.safeParse(error).data ?? {}
  for (const each of [cause, error]) {
    const code = codeSchema.safeParse(each).data?.code
    if (code !== undefined) return code
  }
  return nameSchema.safeParse(error).data?.name ?? 'unknown fault'
}
