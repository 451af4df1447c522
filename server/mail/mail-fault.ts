import { z } from 'zod'
import { type DeliveryFault, isTlsFault } from '../delivery/destination.ts'

/** Properties of nodemailer's errors; other errors may have none of them. */
const errorSchema = z.object({
  /** The step that failed, such as ESOCKET. */
  code: errorCode(),
  /** The underlying system code, such as ECONNREFUSED or DEPTH_ZERO_SELF_SIGNED_CERT. */
  originalCode: errorCode(),
  name: errorCode(),
  responseCode: z.int().optional().catch(undefined),
  /** The whole reply of the server. */
  response: z.string().optional().catch(undefined),
})

/** Classifies an error of `sendMail`. */
export function toMailFault(error: unknown): DeliveryFault {
  const { data } = errorSchema.safeParse(error)
  if (data === undefined) return { text: 'unknown fault', kind: 'temporary' }
  const { code, originalCode, name, responseCode: status, response = '' } = data
  const enhancedStatus = enhancedStatusPattern.exec(response)?.[1]
  const reason = originalCode ?? code ?? name ?? 'unknown fault'
  return {
    text: [reason, status, enhancedStatus].filter(part => part !== undefined).join(' '),
    kind: status === undefined ? toKindWithoutReply(code, reason) : toKind({ code, status, enhancedStatus }),
  }
}

/** https://www.rfc-editor.org/rfc/rfc3463 */
const enhancedStatusPattern = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/

const configurationCodes: readonly unknown[] = ['ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG']

function toKindWithoutReply(code: string | undefined, reason: string): DeliveryFault['kind'] {
  return configurationCodes.includes(code) || isTlsFault(reason) ? 'configuration' : 'temporary'
}

type Reply = {
  readonly code: string | undefined
  readonly status: number
  readonly enhancedStatus: string | undefined
}

/** About the content or the size of the email. */
const contentStatus = /^5\.(?:6\.|2\.3$|3\.4$)/
/** About the mailbox, the servers, the route, or the site's authentication (5.7.8 and above), as opposed to a policy. */
const siteStatus = /^5\.(?:[1-4]\.|7\.(?:[89]|\d\d+)$)/

/** Sender and recipient are the site's own settings, so a refusal before the content concerns every email alike. */
function toKind({ code, status, enhancedStatus = '' }: Reply): DeliveryFault['kind'] {
  if (status < 500) return 'temporary'
  if (code !== 'EMESSAGE') return 'configuration'
  if (contentStatus.test(enhancedStatus)) return 'message'
  return siteStatus.test(enhancedStatus) ? 'configuration' : 'temporary'
}

function errorCode() {
  return z
    .string()
    .regex(/^\w{1,60}$/)
    .optional()
    .catch(undefined)
}
