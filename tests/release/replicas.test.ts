import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startNginx } from '../support/nginx.ts'
import { type Posting, postMessages, toNumber } from '../support/post-messages.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { type Replica, startReplicas } from '../support/replicas.ts'
import { type Delivery, startUnsteadyMailServer } from '../support/unsteady-mail-server.ts'
import { startUnsteadyReceiver } from '../support/unsteady-receiver.ts'
import { waitUntil } from '../support/wait-for.ts'

const messageCount = 10_000
const senders = 48
/** For a busy machine; idle ones need two minutes in all. */
const maxWaitMs = 400_000
/** Emails that a process sends at the same time. */
const mailConnections = 3

const storedSchema = z.array(z.object({ id: z.string(), state: z.string(), number: z.coerce.number() }))
const countSchema = z.tuple([z.object({ count: z.coerce.number() })])

async function count(postgres: TestPostgres, table: string): Promise<number> {
  const [{ count }] = countSchema.parse(await postgres.query(`SELECT count(*) FROM ${table}`, 'site'))
  return count
}

async function listStored(postgres: TestPostgres) {
  const sql = `SELECT id, state, substring(fields::json->>'email' FROM '\\d+') AS number FROM messages`
  return storedSchema.parse(await postgres.query(sql, 'site'))
}

function groupByNumber<Item>(items: readonly Item[], toKey: (item: Item) => number): ReadonlyMap<number, Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item])
  return groups
}

/** What was delivered more than once: why each delivery before the last one may have been repeated. */
function explainRepeats(deliveries: ReadonlyMap<number, readonly Delivery[]>, killed: ReadonlySet<string>) {
  const reasons: { answerLost: number; killed: string[]; unexplained: string[] } = {
    answerLost: 0,
    killed: [],
    unexplained: [],
  }
  for (const group of deliveries.values()) {
    for (const delivery of group.slice(0, -1)) {
      if (!delivery.isAnswered) reasons.answerLost += 1
      else if (killed.has(delivery.sender)) reasons.killed.push(delivery.sender)
      else reasons.unexplained.push(delivery.messageId)
    }
  }
  return reasons
}

test('10,000 messages arrive while replicas are killed, the database restarts and the mail server stumbles', {
  timeout: 2 * maxWaitMs,
}, async () => {
  const startedAt = performance.now()
  const postgres = await startPostgres([])
  onTestFinished(postgres.remove)
  const mail = await startUnsteadyMailServer()
  const databaseUrl = await postgres.createDatabase('site')
  const receiver = await startUnsteadyReceiver()
  const replicas = await startReplicas({ databaseUrl, mailPort: mail.port, settings: receiver.settings })
  const nginx = await startNginx({ sitePorts: replicas.map(({ port }) => port) })
  const [one, two, three] = replicas

  let posted = 0
  const onPosted = () => {
    posted += 1
  }
  const killed = new Set<string>()
  const kill = async (replica: Replica) => void killed.add(await replica.kill())
  function untilPosted(number: number) {
    const isReached = () => {
      for (const replica of replicas) replica.check()
      return posted >= number
    }
    return waitUntil(isReached, { timeout: maxWaitMs })
  }

  async function disturb(): Promise<void> {
    await untilPosted(1000)
    await kill(one)
    await untilPosted(1500)
    await one.start()
    await untilPosted(2500)
    await postgres.restart('fast')
    receiver.state.isDown = true
    await untilPosted(3000)
    receiver.state.isDown = false
    await untilPosted(3500)
    mail.goDown()
    await untilPosted(4000)
    await Promise.all([kill(two), kill(three)])
    await untilPosted(4500)
    await Promise.all([two.start(), three.start()])
    await mail.comeBack()
    await untilPosted(6000)
    await postgres.stop('immediate')
    await kill(one)
    await Promise.all([postgres.start(), one.start()])
    await untilPosted(7500)
    await kill(two)
    await two.start()
    await untilPosted(9000)
    await kill(three)
    await three.start()
  }

  const load = postMessages({ url: nginx.url, count: messageCount, senders, onPosted })
  const [postings] = await Promise.all([load, disturb()])
  const postedAt = performance.now()
  await kill(two)
  await two.start()
  await kill(one)
  await one.start()
  await waitUntil(async () => (await count(postgres, `deliveries WHERE state = 'waiting'`)) === 0, {
    timeout: maxWaitMs,
  })
  await waitUntil(async () => (await count(postgres, `messages WHERE state = 'waiting'`)) === 0, {
    timeout: maxWaitMs,
    interval: 250,
  })
  const deliveredAt = performance.now()
  expect(await Promise.all(replicas.map(replica => replica.stop()))).toEqual([0, 0, 0])

  const stored = await listStored(postgres)
  const storedIds = new Map(stored.map(({ id, number }) => [number, id]))
  const deliveries = groupByNumber(mail.deliveries, ({ source }) => toNumber(source))
  const told = postings.filter((posting): posting is Posting & { id: string } => posting.id !== undefined)
  const untold = postings.filter(({ id }) => id === undefined)
  const repeats = explainRepeats(deliveries, killed)

  process.stdout.write(
    `${told.length} answers of success for ${stored.length} messages after ${postings.reduce((sum, { failures }) => sum + failures, 0)} failed requests; ` +
      `${receiver.ids.length} events, ${mail.deliveries.length} deliveries, repeated: ${repeats.answerLost} after a lost answer, ${repeats.killed.length} after ${killed.size} kills; ` +
      `${untold.length} senders hung up, ${untold.filter(({ number }) => storedIds.has(number)).length} of their messages were stored; ` +
      `${((postedAt - startedAt) / 1000).toFixed(0)} s to post, ${((deliveredAt - postedAt) / 1000).toFixed(0)} s more to deliver\n`,
  )
  // Every answer told the truth, also a repeated one, and no message is stored twice.
  expect(told.filter(({ number, id }) => storedIds.get(number) !== id)).toEqual([])
  expect(storedIds.size).toBe(stored.length)
  expect(new Set(postings.map(({ number }) => number)).size).toBe(messageCount)
  // Everything that is stored was delivered, nothing else, and every time with its own Message-ID.
  expect(stored.filter(({ state }) => state !== 'delivered')).toEqual([])
  expect([...deliveries.keys()].toSorted()).toEqual([...storedIds.keys()].toSorted())
  const wrongIds = [...deliveries].filter(([number, group]) =>
    group.some(({ messageId }) => !messageId.startsWith(`${storedIds.get(number)}@`)),
  )
  expect(wrongIds).toEqual([])
  // Twice only what a fault has cut off: a process has at most three emails on their way when it is killed.
  expect(repeats.unexplained).toEqual([])
  for (const name of killed) {
    expect(repeats.killed.filter(sender => sender === name).length).toBeLessThanOrEqual(mailConnections)
  }
  // Both destinations have every message, with one id at each repetition and with signatures that verify.
  expect(receiver.wrong).toEqual([])
  expect([...new Set(receiver.ids)].toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
  expect(await count(postgres, `deliveries WHERE state <> 'delivered'`)).toBe(0)
  expect(repeats.answerLost).toBeLessThanOrEqual(mail.deliveries.filter(({ isAnswered }) => !isAnswered).length)
})
