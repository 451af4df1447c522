import { z } from 'zod'

/** Why a mail was not delivered, in codes alone: a mail server's own words may repeat the visitor's address. */
export type MailFault = {
  /** Such as `EENVELOPE 550` or `ECONNREFUSED`. */
  readonly text: string
  /** The server refused this very mail and would do so again. */
  readonly isPermanent: boolean
}

/** What nodemailer puts on its errors; all of it is missing on others. */
const faultSchema = z.object({
  /** The step that failed, such as ESOCKET. */
  code: codeText(),
  /** The system's own code below it, such as ECONNREFUSED or DEPTH_ZERO_SELF_SIGNED_CERT. */
  originalCode: codeText(),
  name: codeText(),
  responseCode: z.int().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

const judgingCommands: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA']
const loginStatuses: readonly number[] = [530, 534, 535, 538]
/** Says that the session was out of step, not that the mail is unwanted; some servers say it where a login is missing. */
const badSequenceStatus = 503

/** Reads whatever `sendMail` rejected with. Only a 5xx to the mail's own commands is permanent, and no login's. */
export function toMailFault(error: unknown): MailFault {
  const { data: fault } = faultSchema.safeParse(error)
  if (fault === undefined) return { text: 'unknown fault', isPermanent: false }
  const { code, originalCode, name, responseCode: status, command } = fault
  const isRefusal = status !== undefined && status >= 500 && judgingCommands.includes(command)
  return {
    text: [originalCode ?? code ?? name ?? 'unknown fault', status].join(' ').trim(),
    isPermanent: isRefusal && status !== badSequenceStatus && !loginStatuses.includes(status),
  }
}

function codeText() {
  return z
    .string()
    .regex(/^\w{1,60}$/)
    .optional()
    .catch(undefined)
}
