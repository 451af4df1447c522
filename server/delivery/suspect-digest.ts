import type { Logger } from 'pino'
import { textFields } from '../../shared/contact/forms.ts'
import type { Site } from '../../shared/content/schemas/site.ts'
import { toAddresses, toOneLine, toOperatorEmail } from '../mail/contact-email.ts'
import { toMailFault } from '../mail/mail-fault.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type Outbox, type StoredMessage, toReference } from '../outbox/outbox.ts'
import { type Config, toDestinations } from '../settings/config.ts'
import { postAlert } from './post-alert.ts'

type Dependencies = {
  readonly outbox: Pick<Outbox, 'lease' | 'settle'>
  readonly config: Config
  readonly site: Pick<Site, 'name' | 'email'>
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly now: () => Date
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Messages that a digest is about; the newest of them are named. */
type Untold = { readonly ids: readonly string[]; readonly newest: readonly StoredMessage[] }

const hourMs = 3_600_000
const batchSize = 100
const maxNamed = 100
/** The others are in the next digest. */
const maxTold = 5000
const maxNameLength = 60
const maxWordsLength = 120

/**
 * What tells a person once a day of the suspect messages that came until midnight, UTC, because a password manager can fill in
 * the hidden field, too: by mail, or without a mail server by the log and ALERT_URL, which get the count alone. Asked every
 * hour; a failure is repeated in the next.
 */
export function createSuspectDigest({ outbox, config, site, mailer, now, log }: Dependencies): () => Promise<void> {
  const place = config.PUBLIC_URL ?? site.name

  async function send(untold: Untold): Promise<void> {
    const count = untold.ids.length
    if (mailer !== undefined) {
      const subject = `${toCount(count)} that may be from a robot (${place})`
      const notice = { kind: 'digest', subject, text: toText(untold, config.KEEP_SUSPECT_DAYS), date: now() } as const
      return mailer.send(toOperatorEmail(notice, toAddresses(config, site)))
    }
    const text = `${toCount(count)} may be from a robot; run "messages list --state suspect" before they are deleted.`
    if (config.ALERT_URL !== undefined) {
      const [destination = 'mail'] = toDestinations(config)
      const alert = { site: place, destination, kind: 'suspect', count, text } as const
      await postAlert(config.ALERT_URL, alert, new AbortController().signal)
    }
    log.warn({ count }, text)
  }

  /** All that are due, so that one of several processes tells of them. */
  async function lease(): Promise<Untold> {
    const ids: string[] = []
    let newest: readonly StoredMessage[] = []
    for (;;) {
      const batch = await outbox.lease({ now: now(), limit: batchSize, destination: 'digest' })
      ids.push(...batch.map(({ id }) => id))
      newest = [...newest, ...batch]
        .toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime())
        .slice(0, maxNamed)
      if (batch.length < batchSize || ids.length >= maxTold) return { ids, newest }
    }
  }

  async function retryLater(ids: readonly string[], fault: string): Promise<void> {
    const at = new Date(now().getTime() + hourMs)
    // Otherwise their leases end.
    await outbox.settle(ids, { kind: 'retry', at, fault }, now(), 'digest').catch(() => {})
  }

  return async function tell(): Promise<void> {
    if (config.SUSPECT_DIGEST === 'off') return
    let ids: readonly string[] = []
    try {
      const untold = await lease()
      ids = untold.ids
      if (ids.length === 0) return
      await send(untold)
      await outbox.settle(ids, { kind: 'delivered' }, now(), 'digest')
      log.info({ count: ids.length }, 'suspect messages were reported')
    } catch (error) {
      log.warn({ cause: toMailFault(error).text }, 'suspect messages could not be reported; retrying in an hour')
      await retryLater(ids, toMailFault(error).text)
    }
  }
}

function toCount(count: number): string {
  return count === 1 ? '1 contact message' : `${count} contact messages`
}

function toText({ ids, newest }: Untold, days: number): string {
  const count = ids.length
  const more =
    count > newest.length ? `\n…and ${count - newest.length} more: run "messages list --state suspect".\n` : ''
  return `${toCount(count)} came with the hidden field filled in, as robots do, and so were not delivered.
A browser or password manager can fill it in for a person: please look.

${newest.map(toLine).join('\n')}
${more}
To read one, run "messages show A1B2-C3D4"; to have it delivered, "messages retry A1B2-C3D4", with its own
reference. What nobody retries is deleted ${days === 1 ? '1 day' : `${days} days`} after it came.`
}

function toLine({ id, receivedAt, fields }: StoredMessage): string {
  const start = `${toReference(id)}  ${receivedAt.toISOString().slice(0, 16).replace('T', ' ')}`
  if (fields === undefined) return `${start}  (cannot be read)`
  const words = textFields.map(({ name }) => fields[name] ?? '')
  const name = toOneLine(fields.name ?? '', maxNameLength)
  return `${start}  ${name}: ${toOneLine(words.join(' '), maxWordsLength)}`
}
