import { takeOwnPort } from './own-port.ts'
import { type SiteProcess, startSite } from './site-process.ts'

/** A built site on a port of its own that can be ended and started again. */
export type Replica = {
  readonly port: number
  readonly url: string
  /** SIGKILL; resolves with the name of the process when it has ended. Rejects when it had ended by itself. */
  readonly kill: () => Promise<string>
  /** SIGTERM; resolves with the exit code when the process has ended. Rejects when it had ended by itself. */
  readonly stop: () => Promise<number | null>
  /** After `kill` or `stop`; resolves when it listens. */
  readonly start: () => Promise<void>
  /** Throws when it has ended by itself. */
  readonly check: () => void
}

type Options = {
  /** With the place of the messages. */
  readonly settings: Readonly<Record<string, string>>
  readonly mailPort?: number
}

const noLimit = '1000000'

/** Three replicas with the same settings and no rate limits. Each process greets the mail server by its own name. */
export async function startReplicas(options: Options): Promise<readonly [Replica, Replica, Replica]> {
  // The first one creates the tables.
  const first = await startReplica('one', options)
  return [first, ...(await Promise.all([startReplica('two', options), startReplica('three', options)]))]
}

export async function startReplica(name: string, { settings, mailPort }: Options): Promise<Replica> {
  const port = await takeOwnPort()
  let count = 0
  const toName = () => `${name}-${count}.example`

  function start(): Promise<SiteProcess> {
    count += 1
    return startSite({
      ...{ PORT: String(port), TRUST_PROXY: '1' },
      ...{ CONTACT_LIMIT_PER_MINUTE: noLimit, CONTACT_LIMIT_TOTAL_PER_MINUTE: noLimit },
      ...{ MAIL_RETRY_MIN_SECONDS: '1', MAIL_RETRY_MAX_SECONDS: '2', SMTP_TLS: 'off' },
      ...(mailPort !== undefined && { SMTP_URL: `smtp://127.0.0.1:${mailPort}?name=${toName()}` }),
      ...settings,
    })
  }

  let site = await start()
  let isMeantToRun = true

  function check(): void {
    if (!isMeantToRun || !site.hasEnded()) return
    const reasons = site.logLines.filter(line => /"level":60|"reason"/.test(line))
    throw new Error(`replica ${toName()} ended by itself: ${reasons.join(' ')}`)
  }

  async function end<Result>(how: () => Promise<Result>): Promise<Result> {
    check()
    isMeantToRun = false
    return how()
  }

  return {
    port,
    url: site.url,
    check,
    kill: async () => {
      await end(site.kill)
      return toName()
    },
    stop: async () => (await end(site.stop)).code,
    start: async () => {
      site = await start()
      isMeantToRun = true
    },
  }
}
