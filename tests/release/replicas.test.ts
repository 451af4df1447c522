import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startNginx } from '../support/nginx.ts'
import { startPageLoad } from '../support/page-load.ts'
import { type Posting, postMessages, postUntilAccepted, toNumber } from '../support/post-messages.ts'
import { type Replica, startReplica, startReplicas } from '../support/replicas.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { runTestPostgres } from '../support/test-database.ts'
import { type Delivery, startUnsteadyMailServer } from '../support/unsteady-mail-server.ts'
import { startUnsteadyReceiver } from '../support/unsteady-receiver.ts'
import { waitUntil } from '../support/wait-for.ts'

const createDatabase = runTestPostgres()
/** For a busy machine. */
const patience = { timeout: 400_000 }
/** Emails that a process sends at the same time. */
const mailConnections = 3

const storedSchema = z.array(
  z.object({
    ...{ id: z.string(), state: z.string(), webhook: z.object({ state: z.string() }) },
    fields: z.looseObject({ email: z.string() }),
  }),
)

/** What the operator's tool tells of all messages; the servers of the test go on meanwhile. */
async function listStored(settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH, ...settings }
  const words = ['dist/server/messages.js', 'export', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, words, { env, maxBuffer: 1e9 })
  return storedSchema.parse(JSON.parse(stdout)).map(message => ({ ...message, number: toNumber(message.fields.email) }))
}

/** What was delivered more than once: why each delivery before the last one may have been repeated. */
function explainRepeats(deliveries: ReadonlyMap<number, readonly Delivery[]>, killed: ReadonlySet<string>) {
  const repeated = [...deliveries.values()].flatMap(group => group.slice(0, -1))
  const answered = repeated.filter(({ isAnswered }) => isAnswered)
  return {
    answerLost: repeated.length - answered.length,
    killed: answered.filter(({ sender }) => killed.has(sender)).map(({ sender }) => sender),
    unexplained: answered.filter(({ sender }) => !killed.has(sender)),
  }
}

type Disturbance = {
  readonly untilPosted: (number: number) => Promise<unknown>
  readonly kill: (replica: Replica) => Promise<void>
  readonly mail: Awaited<ReturnType<typeof startUnsteadyMailServer>>
  readonly receiver: Awaited<ReturnType<typeof startUnsteadyReceiver>>
}

/** One process with a file, which is killed again and again. */
async function disturbFile([site]: readonly Replica[], { untilPosted, kill, mail, receiver }: Disturbance) {
  if (site === undefined) return
  for (const number of [100, 250, 400, 700, 950]) {
    await untilPosted(number)
    await kill(site)
    if (number === 250) mail.goDown()
    receiver.state.isDown = number === 400
    await site.start()
    if (number === 400) await mail.comeBack()
  }
  receiver.state.isDown = false
}

/** Three replicas, which are killed alone and together, while the database restarts and crashes. */
async function disturbReplicas(replicas: readonly Replica[], { untilPosted, kill, mail, receiver }: Disturbance) {
  const [one, two, three] = replicas
  if (one === undefined || two === undefined || three === undefined) return
  const postgres = createDatabase.getServer()
  await untilPosted(400)
  await kill(one)
  await untilPosted(600)
  await one.start()
  await untilPosted(900)
  await postgres.restart('fast')
  receiver.state.isDown = true
  await untilPosted(1200)
  receiver.state.isDown = false
  mail.goDown()
  await untilPosted(1500)
  await Promise.all([kill(two), kill(three)])
  await untilPosted(1800)
  await Promise.all([two.start(), three.start()])
  await mail.comeBack()
  await untilPosted(2400)
  await postgres.stop('immediate')
  await kill(one)
  await Promise.all([postgres.start(), one.start()])
  await untilPosted(3000)
  await kill(two)
  await two.start()
}

test.each([
  ['one process with a file', 1000, disturbFile],
  ['three replicas with a database', 3500, disturbReplicas],
] as const)(
  '%s: of %i messages none is lost or sent twice by mistake, whatever is killed and goes down meanwhile',
  { timeout: 3 * patience.timeout },
  async (name, count, disturb) => {
    const mail = await startUnsteadyMailServer()
    const receiver = await startUnsteadyReceiver()
    const hasFile = name === 'one process with a file'
    const place: Readonly<Record<string, string>> = hasFile
      ? { DATA_DIR: makeTempFolder() }
      : { DATABASE_URL: await createDatabase() }
    const options = { mailPort: mail.port, settings: { ...place, ...receiver.settings } }
    const replicas = hasFile ? ([await startReplica('one', options)] as const) : await startReplicas(options)
    const sitePorts = replicas.map(({ port }) => port)
    const { url } = hasFile ? replicas[0] : await startNginx({ sitePorts })
    let posted = 0
    const onPosted = () => {
      posted += 1
    }
    const killed = new Set<string>()
    const kill = async (replica: Replica) => void killed.add(await replica.kill())
    const untilPosted = (number: number) =>
      waitUntil(() => {
        for (const replica of replicas) replica.check()
        return posted >= number
      }, patience)

    const load = postMessages({ url, count, senders: 48, onPosted })
    const [postings] = await Promise.all([load, disturb(replicas, { untilPosted, kill, mail, receiver })])
    for (const replica of replicas.slice(0, 2)) {
      await kill(replica)
      await replica.start()
    }
    const isDone = async () =>
      (await listStored(place)).every(({ state, webhook }) => state !== 'waiting' && webhook.state !== 'waiting')
    await waitUntil(isDone, { ...patience, interval: 3000 })
    for (const replica of replicas) expect(await replica.stop()).toBe(0)

    const stored = await listStored(place)
    const storedIds = new Map(stored.map(({ id, number }) => [number, id]))
    const deliveries = new Map<number, Delivery[]>()
    for (const delivery of mail.deliveries) {
      const number = toNumber(delivery.source)
      deliveries.set(number, [...(deliveries.get(number) ?? []), delivery])
    }
    const told = postings.filter((posting): posting is Posting & { id: string } => posting.id !== undefined)
    const repeats = explainRepeats(deliveries, killed)
    const failures = postings.reduce((sum, { failures }) => sum + failures, 0)
    process.stdout.write(
      `${told.length} answers of success for ${stored.length} messages after ${failures} failed requests; ` +
        `${receiver.ids.length} events, ${mail.deliveries.length} deliveries, repeated: ` +
        `${repeats.answerLost} after a lost answer, ${repeats.killed.length} after ${killed.size} kills\n`,
    )
    // Every answer told the truth, also a repeated one, and no message is stored twice.
    expect(told.filter(({ number, id }) => storedIds.get(number) !== id)).toEqual([])
    expect(storedIds.size).toBe(stored.length)
    expect(new Set(postings.map(({ number }) => number)).size).toBe(count)
    // Everything that is stored was delivered, nothing else, and every time with its own Message-ID.
    expect(stored.filter(({ state, webhook }) => state !== 'delivered' || webhook.state !== 'delivered')).toEqual([])
    expect([...deliveries.keys()].toSorted()).toEqual([...storedIds.keys()].toSorted())
    const wrong = mail.deliveries.filter(
      ({ source, messageId }) => !messageId.startsWith(`${storedIds.get(toNumber(source))}@`),
    )
    expect(wrong).toEqual([])
    // Twice only what a fault has cut off: a process has at most three emails on their way when it is killed.
    expect(repeats.unexplained).toEqual([])
    for (const name of killed) {
      expect(repeats.killed.filter(sender => sender === name).length).toBeLessThanOrEqual(mailConnections)
    }
    expect(repeats.answerLost).toBeLessThanOrEqual(mail.deliveries.filter(({ isAnswered }) => !isAnswered).length)
    // Both destinations have every message, with one id at each repetition and with signatures that verify.
    expect(receiver.wrong).toEqual([])
    expect([...new Set(receiver.ids)].toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
  },
)

const metricsToken = 'a token for the metrics of tests'

/** Pages that the replica has sent from its cache since it was started. */
async function countPages({ url }: Replica): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const lines = (await response.text()).matchAll(/^http_requests_total\{.*cache="hit".*\} (\d+)$/gm)
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
}

test('no page and no message fails while all replicas are restarted in turn, and no page while they are killed', async () => {
  const mail = await startUnsteadyMailServer()
  const settings = { DATABASE_URL: await createDatabase(), DRAIN_SECONDS: '1', METRICS_TOKEN: metricsToken }
  const replicas = await startReplicas({ settings, mailPort: mail.port })
  const { url } = await startNginx({ sitePorts: replicas.map(({ port }) => port) })
  const pages = startPageLoad(url)
  const postings: Posting[] = []
  let isPosting = true
  async function post(sender: number): Promise<void> {
    for (let number = sender; isPosting; number += 10) {
      postings.push(await postUntilAccepted({ url, number, key: `key-${number}` }))
    }
  }
  /** The next one has to wait until nginx uses this one again, after some seconds (`fail_timeout`). */
  async function restartAll(end: (replica: Replica) => Promise<unknown>): Promise<void> {
    for (const replica of replicas) {
      await end(replica)
      await replica.start()
      await waitUntil(async () => (await fetch(`${replica.url}/readyz`)).status === 200, patience)
      await waitUntil(async () => (await countPages(replica)) > 0, patience)
    }
  }

  const posting = Promise.all(Array.from({ length: 10 }, (_, sender) => post(sender)))
  await waitUntil(() => pages.count() > 100 && postings.length > 30, patience)
  await restartAll(async replica => expect(await replica.stop()).toBe(0))
  isPosting = false
  await posting
  await restartAll(replica => replica.kill())
  const { faults } = await pages.end()
  expect(faults).toEqual([])
  expect(postings.filter(({ failures }) => failures > 0)).toEqual([])
  expect(await Promise.all(replicas.map(replica => replica.stop()))).toEqual([0, 0, 0])
})
