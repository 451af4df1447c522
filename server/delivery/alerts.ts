import type { Logger } from 'pino'
import type { Site } from '../../shared/content/schemas/site.ts'
import { type Addresses, toOperatorEmail } from '../mail/contact-email.ts'
import { toMailFault } from '../mail/mail-fault.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Destination, Outbox } from '../outbox/outbox.ts'
import { type Config, toDestinations } from '../settings/config.ts'
import { type Alert, postAlert } from './post-alert.ts'

export type Alerts = {
  /** Checks now and then every minute. */
  readonly start: () => void
  /** Aborts a request in flight. */
  readonly stop: () => Promise<void>
}

type Dependencies = {
  readonly config: Pick<
    Config,
    'ALERT_URL' | 'ALERT_MAIL_TO' | 'ALERT_AFTER_MINUTES' | 'PUBLIC_URL' | 'SMTP_URL' | 'WEBHOOK_URL'
  >
  readonly site: Pick<Site, 'name'>
  readonly outbox: Pick<Outbox, 'list' | 'settle'>
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly from: Addresses['from']
  readonly now: () => Date
  readonly log: Pick<Logger, 'info' | 'warn'>
}

type Channel = { readonly setting: string; readonly send: (alert: Alert) => Promise<void> }

const intervalMs = 60_000
/** Told of at once. A message has up to 40 KB. */
const maxAlerted = 1000

const alertKinds = ['dead', 'overdue'] as const
type AlertKind = (typeof alertKinds)[number]

/** Tells the operator once of each message that is given up or waits too long, also when the process restarts. */
export function createAlerts({ config, site, outbox, mailer, from, now, log }: Dependencies): Alerts {
  const { ALERT_URL, ALERT_MAIL_TO, ALERT_AFTER_MINUTES, PUBLIC_URL } = config
  const stopped = new AbortController()
  const channels: Channel[] = []
  if (ALERT_URL !== undefined) {
    channels.push({ setting: 'ALERT_URL', send: alert => postAlert(ALERT_URL, alert, stopped.signal) })
  }
  if (ALERT_MAIL_TO !== undefined && mailer !== undefined) {
    const send = ({ site, text }: Alert) => {
      const subject = `Contact messages are not delivered (${site})`
      return mailer.send(toOperatorEmail({ kind: 'alert', subject, text, date: now() }, { from, to: ALERT_MAIL_TO }))
    }
    channels.push({ setting: 'ALERT_MAIL_TO', send })
  }
  let timer: NodeJS.Timeout | undefined
  let inFlight: Promise<void> | undefined

  function startCheck(): void {
    inFlight ??= check()
      .catch(err => log.warn({ err }, 'cannot check for alerts; retrying in a minute'))
      .finally(() => {
        inFlight = undefined
      })
  }

  async function check(): Promise<void> {
    const receivedBefore = new Date(now().getTime() - ALERT_AFTER_MINUTES * 60_000)
    for (const destination of toDestinations(config)) {
      for (const kind of alertKinds) {
        const state = kind === 'dead' ? 'dead' : 'waiting'
        const selection = { destination, states: [state], limit: maxAlerted, unalertedBefore: receivedBefore } as const
        const ids = (await outbox.list(selection)).map(({ id }) => id)
        if (ids.length > 0) await alert(destination, kind, ids)
      }
    }
  }

  async function alert(destination: Destination, kind: AlertKind, ids: readonly string[]): Promise<void> {
    const count = ids.length
    const text = toText({ destination, kind, count, minutes: ALERT_AFTER_MINUTES })
    const sent = channels.map(({ send }) => send({ site: PUBLIC_URL ?? site.name, destination, kind, count, text }))
    const results = await Promise.allSettled(sent)
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue
      const alertChannel = channels[index]?.setting
      log.warn({ alertChannel, cause: toMailFault(result.reason).text }, 'an alert could not be sent')
    }
    // One channel is enough: while the mail server is down, the webhook would otherwise repeat itself.
    if (!results.some(({ status }) => status === 'fulfilled')) return
    await outbox.settle(ids, { kind: 'alerted' }, now(), destination)
    log.info({ destination, kind, count }, 'the operator was alerted')
  }

  return {
    start: () => {
      if (timer !== undefined || channels.length === 0) return
      timer = setInterval(startCheck, intervalMs).unref()
      startCheck()
    },
    stop: async () => {
      clearInterval(timer)
      stopped.abort()
      await inFlight
    },
  }
}

type Told = Pick<Alert, 'destination' | 'count'> & { readonly kind: AlertKind; readonly minutes: number }

function toText({ destination, kind, count, minutes }: Told): string {
  const messages = count === 1 ? '1 contact message' : `${count} contact messages`
  const [place, options] =
    destination === 'mail' ? ['', ''] : [` to the ${destination}`, ` --destination ${destination}`]
  return kind === 'dead'
    ? `${messages} could not be delivered${place} and will not be retried; run "messages list${options} --state dead".`
    : `${messages} not delivered${place} after ${minutes} minutes; run "messages list${options} --state waiting".`
}
