import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type FirstData, openFirstDatabase, openFirstFile } from '../support/first-candidate.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { makeFields } from '../support/make-fields.ts'
import { startSite } from '../support/site-process.ts'
import { maxWait, post, startLoad } from '../support/steady-load.ts'
import { runTestPostgres } from '../support/test-database.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

const createDatabase = runTestPostgres()
const openDatabase = () => openFirstDatabase(createDatabase.getServer())

const storedSchema = z.array(
  z.object({
    id: z.string(),
    state: z.string(),
    fields: z.looseObject({ name: z.string() }).nullable(),
    webhook: z.object({ state: z.string() }).optional(),
  }),
)

/** Data of release 1.0.0, with a mail server and a receiver of events that accept all. */
async function open(data: FirstData) {
  // What release 1.0.0 would try again in an hour.
  for (const table of ['messages', 'deliveries']) {
    await data.run(`UPDATE ${table} SET due_at = received_at WHERE state = 'waiting'`)
  }
  const mail = await startTestMailServer()
  const receiver = await startReceiver()
  const settings = {
    ...{ ...data.settings, ...receiver.settings, SMTP_URL: mail.url, SMTP_TLS: 'off' },
    ...{ MAIL_RETRY_MIN_SECONDS: '1', MAIL_RETRY_MAX_SECONDS: '2' },
    ...{ CONTACT_LIMIT_PER_MINUTE: '10000', CONTACT_LIMIT_TOTAL_PER_MINUTE: '10000' },
  }
  const runTool = (words: readonly string[], place = data.settings) => {
    const env = { PATH: process.env.PATH, ...place }
    return execFileSync(process.execPath, ['dist/server/messages.js', ...words], { env, encoding: 'utf8' })
  }
  const list = (place = data.settings) => storedSchema.parse(JSON.parse(runTool(['export', '--json'], place)))
  const mailed = () => mail.received.map(({ messageId = '' }) => messageId.replace(/@.*$/, ''))
  return { ...data, receiver, settings, runTool, list, mailed, start: () => startSite(settings) }
}

type Opened = Awaited<ReturnType<typeof open>>

const describe = (stored: ReturnType<Opened['list']>) =>
  stored.map(({ state, fields, webhook }) => `${fields?.name} ${state} ${webhook?.state ?? '-'}`).toSorted()

/** Everything that waited there is delivered once, the rest as it was. */
async function expectDelivered({ list, mailed, receiver }: Opened): Promise<void> {
  await waitFor(() => expect(mailed()).toHaveLength(4), maxWait)
  await waitFor(() => expect(receiver.received).toHaveLength(3), maxWait)
  const named = new Map(list().map(({ id, fields }) => [id, fields?.name]))
  const namesOf = (ids: readonly string[]) => ids.map(id => named.get(id)).toSorted()
  expect(namesOf(mailed().slice(0, 4))).toEqual(['Waiting-1', 'Waiting-2', 'Waiting-3', 'Waiting-4'])
  expect(namesOf(receiver.received.slice(0, 3).map(({ id }) => id))).toEqual(['Dead-1', 'Dead-2', 'Waiting-3'])
  await waitFor(() =>
    expect(describe(list())).toEqual([
      'Dead-1 dead delivered',
      'Dead-2 dead delivered',
      'Delivered-1 delivered delivered',
      'Delivered-2 delivered delivered',
      'Suspect-1 suspect suspect',
      'Suspect-2 suspect suspect',
      'Waiting-1 delivered delivered',
      'Waiting-2 delivered dead',
      'Waiting-3 delivered delivered',
      'Waiting-4 delivered -',
    ]),
  )
}

async function expectRefused(url: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/send-email`, { method: 'POST', headers, body: JSON.stringify(makeFields()) })
  expect(answer.status).toBe(503)
}

test.each([
  ['one process with a file', openFirstFile, 1, [{ user_version: 7 }]],
  ['two processes with a database', openDatabase, 2, [{ version: 4 }]],
])(
  '%s: data of release 1.0.0 are taken over once; then release 1.0.0 refuses them until their copy is put back',
  async (_, openData, count, version) => {
    const site = await open(await openData())
    const before = await site.read()
    const running = await Promise.all(Array.from({ length: count }, site.start))
    await expectDelivered(site)
    const [{ url } = { url: '' }] = running
    const repeated = { name: 'Waiting-2', company: 'Engines', email: 'waiting-2@example.com', utm_campaign: 'spring' }
    const details = 'Never tried by mail, dead at the webhook'
    const known = site.list().find(({ fields }) => fields?.name === 'Waiting-2')
    expect(await post(url, '/send-email', { ...repeated, details }, 'key-of-waiting-2')).toBe(known?.id)
    // A process is replaced, and the next start takes over nothing.
    const load = startLoad(() => running.map(each => each.url))
    await load.goOn()
    await load.end()
    for (const { stop } of running.splice(0)) expect((await stop()).code).toBe(0)
    running.push(await site.start())
    await waitFor(() => expect(load.ids.filter(id => !site.mailed().includes(id))).toEqual([]), maxWait)
    await waitFor(() => expect(site.receiver.received).toHaveLength(3 + load.ids.length), maxWait)
    expect(site.mailed()).toHaveLength(4 + load.ids.length)
    expect(new Set(site.mailed()).size).toBe(4 + load.ids.length)
    expect((await running[0]?.stop())?.code).toBe(0)

    expect(await site.readVersion()).toEqual(version)
    await site.goBack()
    expect(await site.read()).toEqual(before)
    const again = await open(site)
    await again.start()
    await expectDelivered(again)
  },
)

test.each([
  ['a file', openFirstFile],
  ['a database', openDatabase],
])(
  'of %s that could not be taken over, the next start takes over what release 1.0.0 has by then',
  async (_, openData) => {
    const site = await open(await openData())
    const before = await site.read()
    await site.run('CREATE TABLE keys (another_program integer)')
    // A process with a file serves pages, one with a database ends.
    await site.start().then(
      async ({ url, stop }) => {
        await expectRefused(url)
        await stop()
      },
      (error: unknown) => expect(String(error)).toMatch(/the site ended before it listened/),
    )
    expect(await site.read()).toEqual(before)
    await site.run(`DROP TABLE keys; UPDATE messages SET fault = 'of release 1.0.0'`)
    const changed = await site.read()
    const { stop } = await site.start()
    await expectDelivered(site)
    await stop()
    await site.goBack()
    expect(await site.read()).toEqual(changed)
  },
)

test('a file of release 1.0.0 is moved into a database, and then has no part of the site any more', async () => {
  const file = await openFirstFile()
  const url = await createDatabase.getServer().createDatabase()
  const site = await open({ ...file, settings: { ...file.settings, DATABASE_URL: url } })
  expect(site.runTool(['move'])).toMatch(/^10 messages were moved, 0 were already there;/)
  await site.start()
  await expectDelivered(site)
})

test.each([
  ['a file', openFirstFile, { status: 200, body: { status: 'degraded', failing: ['storage'] } }],
  ['a database', openDatabase, { status: 503, body: { status: 'not ready', failing: ['serving', 'storage'] } }],
])('with %s of a newer release a start says so, changes nothing and serves pages', async (_, openData, readiness) => {
  const site = await open(await openData())
  const first = await site.start()
  await expectDelivered(site)
  await first.stop()
  await site.run(`INSERT INTO kysely_migration VALUES ('9-of-a-newer-release', '2030-01-01')`)
  const { url, logLines, stop } = await site.start()
  await waitFor(() =>
    expect(logLines.join()).toMatch(/newer version of the site; start that version.*site serves pages/),
  )
  expect((await fetch(`${url}/about`)).status).toBe(200)
  await expectRefused(url)
  const ready = await fetch(`${url}/readyz`)
  expect({ status: ready.status, body: await ready.json() }).toEqual(readiness)
  expect((await stop()).code).toBe(0)
  expect(() => site.list()).toThrow(/newer version of the site/)
  // The version that made it can go on with all of it.
  await site.run(`DELETE FROM kysely_migration WHERE name LIKE '9%'`)
  await site.start()
  await expectDelivered(site)
})

test('a process that runs goes on while a newer version changes the layout of the database', async () => {
  const site = await open(await openDatabase())
  const { url } = await site.start()
  await expectDelivered(site)
  await site.run(
    `ALTER TABLE messages ADD COLUMN language TEXT; INSERT INTO kysely_migration VALUES ('9-of-a-newer-release', '2030')`,
  )
  const id = await post(url, '/send-email', makeFields({ name: 'During the upgrade' }))
  await waitFor(() => expect(site.mailed()).toContain(id))
  const late = await site.start()
  await expectRefused(late.url)
  await post(url, '/send-email', makeFields({ name: 'Still here' }))
  await waitFor(() => expect(site.mailed()).toHaveLength(6))
})
