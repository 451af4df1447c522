import type { Logger } from 'pino'
import { contactForm, textFields, toSenderName } from '../../shared/contact/forms.ts'
import type { Site } from '../../shared/content/schemas/site.ts'
import { dayMs } from '../../shared/values/dates.ts'
import { toAddresses, toOneLine, toOperatorEmail } from '../mail/contact-email.ts'
import { toMailFault } from '../mail/mail-fault.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type Outbox, type StoredMessage, toReference, type UntoldMessages } from '../outbox/outbox.ts'
import { type Config, toDestinations } from '../settings/config.ts'
import { postAlert } from './post-alert.ts'

type Dependencies = {
  readonly outbox: Pick<Outbox, 'findUntold' | 'markTold'>
  readonly config: Config
  readonly site: Pick<Site, 'name' | 'email'>
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly now: () => Date
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** So that messages of the last moments of a day are stored when its digest is made. */
const afterMidnightMs = 3_600_000
const maxNameLength = 60
const maxWordsLength = 120

/**
 * What tells a person once a day of the suspect messages that came until midnight, UTC, because a password manager can fill in
 * the hidden field, too: by mail, or without a mail server by the log and ALERT_URL, which get the count alone. Asked every
 * hour; a failure is repeated in the next.
 */
export function createSuspectDigest({ outbox, config, site, mailer, now, log }: Dependencies): () => Promise<void> {
  const place = config.PUBLIC_URL ?? site.name

  async function send(untold: UntoldMessages): Promise<void> {
    const { count } = untold
    if (mailer !== undefined) {
      const subject = `${toCount(count)} that may be from a robot (${place})`
      const notice = { kind: 'digest', subject, text: toText(untold, config.KEEP_SUSPECT_DAYS), date: now() } as const
      return mailer.send(toOperatorEmail(notice, toAddresses(config, site, contactForm)))
    }
    const text = `${toCount(count)} may be from a robot; run "messages list --state suspect" before they are deleted.`
    if (config.ALERT_URL !== undefined) {
      const [destination = 'mail'] = toDestinations(config)
      const alert = { site: place, destination, kind: 'suspect', count, text } as const
      await postAlert(config.ALERT_URL, alert, new AbortController().signal)
    }
    log.warn({ count }, text)
  }

  return async function tell(): Promise<void> {
    if (config.SUSPECT_DIGEST === 'off') return
    const moment = now()
    const before = new Date(Math.floor((moment.getTime() - afterMidnightMs) / dayMs) * dayMs)
    try {
      const untold = await outbox.findUntold(before, moment.toISOString().slice(0, 13), moment)
      if (untold === undefined) return
      await send(untold)
      await outbox.markTold(before, now())
      log.info({ count: untold.count }, 'suspect messages were reported')
    } catch (error) {
      log.warn({ cause: toMailFault(error).text }, 'suspect messages could not be reported; retrying in an hour')
    }
  }
}

function toCount(count: number): string {
  return count === 1 ? '1 contact message' : `${count} contact messages`
}

function toText({ count, newest }: UntoldMessages, days: number): string {
  const more =
    count > newest.length ? `\n…and ${count - newest.length} more: run "messages list --state suspect".\n` : ''
  return `${toCount(count)} came with the hidden field filled in, as robots do, and so were not delivered.
A browser or password manager can fill it in for a person: please look.

${newest.map(toLine).join('\n')}
${more}
To read one, run "messages show A1B2-C3D4"; to have it delivered, "messages retry A1B2-C3D4", with its own
reference. What nobody retries is deleted ${days === 1 ? '1 day' : `${days} days`} after it came.`
}

function toLine({ id, receivedAt, form, fields }: StoredMessage): string {
  const start = `${toReference(id)}  ${receivedAt.toISOString().slice(0, 16).replace('T', ' ')}`
  if (form === undefined || fields === undefined) return `${start}  (cannot be read)`
  const words = textFields(form).map(({ name }) => fields[name] ?? '')
  const name = toOneLine(toSenderName(form, fields), maxNameLength)
  return `${start}  ${name}: ${toOneLine(words.join(' '), maxWordsLength)}`
}
