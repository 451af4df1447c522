import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openOutbox } from '../../server/outbox/open-outbox.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { makeFields } from '../support/make-fields.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

/** Set KILL_SEED to the number in the name of a failed test to repeat its timing. */
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2_147_483_647)
const kills = 4
const messagesPerRound = 60
const maxLifetimeMs = 1200
/** At most three messages are in flight at a kill. */
const maxRepeats = 3 * kills

const answerSchema = z.object({ success: z.literal(true), id: z.string() })

test(`no accepted message is lost when the site is killed again and again (seed ${seed})`, {
  timeout: 90_000,
}, async () => {
  const random = createRandom(seed)
  const mail = await startMailServer()
  onTestFinished(mail.close)
  mail.behave({ kind: 'delay', at: 'DATA', ms: 40 })
  const settings = makeSettings(mail)
  const accepted = new Map<string, string>()

  for (let round = 0; round < kills; round++) {
    const site = await startSite(settings)
    const posts = postMany({ url: site.url, round, accepted, random })
    await delay(random() * maxLifetimeMs)
    await site.kill()
    await posts
  }
  const site = await startSite(settings)
  await postMany({ url: site.url, round: kills, accepted, random })
  expect(accepted.size).toBeGreaterThanOrEqual(messagesPerRound)
  await waitFor(() => expect([...accepted.keys()].filter(details => !hasArrived(mail, details))).toEqual([]), {
    timeout: 60_000,
  })
  await waitFor(async () => expect((await summarise(settings.DATA_DIR)).waiting).toBe(0))
  expect(await site.stop()).toMatchObject({ code: 0 })
  expect(await summarise(settings.DATA_DIR)).toMatchObject({ waiting: 0, dead: 0, suspect: 0 })
  const groups = groupByDetails(mail)
  expect(mail.received.length - groups.size).toBeLessThanOrEqual(maxRepeats)
  for (const [details, messageIds] of groups) {
    expect(messageIds.size, `${details} has several Message-IDs`).toBe(1)
    const id = accepted.get(details)
    if (id !== undefined) expect([...messageIds].join()).toMatch(new RegExp(`^${id}@`))
  }
})

function makeSettings(mail: MailServer) {
  return {
    DATA_DIR: makeTempFolder(),
    SMTP_URL: mail.url,
    SMTP_TLS: 'off',
    MAIL_RETRY_MIN_SECONDS: '1',
    CONTACT_LIMIT_PER_MINUTE: '10000',
    CONTACT_LIMIT_TOTAL_PER_MINUTE: '10000',
  }
}

type Round = {
  readonly url: string
  readonly round: number
  /** Ids of the accepted messages by their details; postMany adds to it. */
  readonly accepted: Map<string, string>
  readonly random: () => number
}

/** Posts different messages in parallel, spread over most of the site's lifetime. */
async function postMany({ url, round, accepted, random }: Round): Promise<void> {
  const post = async (index: number) => {
    await delay(random() * maxLifetimeMs * 0.8)
    const details = `round ${round} message ${index}`
    const response = await fetch(`${url}/send-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(makeFields({ details })),
      // The port of the killed site may belong to another test's server by now, which may never answer.
      signal: AbortSignal.timeout(10_000),
    })
    const { id } = answerSchema.parse(await response.json())
    accepted.set(details, id)
  }
  // A post without a response was not accepted; its message may be stored or not.
  await Promise.allSettled(Array.from({ length: messagesPerRound }, (_, index) => post(index)))
}

function groupByDetails({ received }: MailServer): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>()
  for (const { source, messageId = 'none' } of received) {
    const details = /round \d+ message \d+/.exec(source)?.[0] ?? 'none'
    groups.set(details, (groups.get(details) ?? new Set()).add(messageId))
  }
  return groups
}

function hasArrived(mail: MailServer, details: string): boolean {
  return groupByDetails(mail).has(details)
}

async function summarise(folder: string) {
  const outbox = openOutbox(folder)
  const { counts } = await outbox.summary()
  await outbox.close()
  return counts
}

/** Numbers from 0 up to 1, the same for the same seed. */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
