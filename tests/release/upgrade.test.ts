import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CandidateData, openCandidateDatabase, openCandidateFile } from '../support/candidate-data.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { makeFields } from '../support/make-fields.ts'
import { startNextVersion } from '../support/next-version.ts'
import { startSite } from '../support/site-process.ts'
import { maxWait, post, startLoad } from '../support/steady-load.ts'
import { runTestPostgres } from '../support/test-database.ts'
import { waitFor } from '../support/wait-for.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

const createDatabase = runTestPostgres()
const openDatabase = () => openCandidateDatabase(createDatabase.getServer())
const token = 'metrics-token-of-a-test'
const bearer = { headers: { Authorization: `Bearer ${token}` } }

const storedSchema = z.array(
  z.object({
    id: z.string(),
    state: z.string(),
    fields: z.looseObject({ name: z.string() }).nullable(),
    webhook: z.object({ state: z.string() }).optional(),
  }),
)

/** Data of the first candidate, with a mail server and a receiver of events that accept all. */
async function open(data: CandidateData) {
  const mail = await startTestMailServer()
  const receiver = await startReceiver()
  const settings = {
    ...{ ...data.settings, ...receiver.settings, SMTP_URL: mail.url, SMTP_TLS: 'off', METRICS_TOKEN: token },
    // What the candidate would try again in an hour is due.
    ...{ MAIL_RETRY_MIN_SECONDS: '1', MAIL_RETRY_MAX_SECONDS: '2' },
    ...{ CONTACT_LIMIT_PER_MINUTE: '10000', CONTACT_LIMIT_TOTAL_PER_MINUTE: '10000' },
  }
  const list = () => {
    const env = { PATH: process.env.PATH, ...data.settings }
    const output = execFileSync(process.execPath, ['dist/server/messages.js', 'export', '--json'], { env })
    return storedSchema.parse(JSON.parse(output.toString()))
  }
  return {
    ...data,
    mail,
    receiver,
    settings,
    list,
    mailed: () => mail.received.map(toId),
    start: () => startSite(settings),
  }
}

type Opened = Awaited<ReturnType<typeof open>>

function toId({ messageId = '' }: { readonly messageId: string | undefined }): string {
  return messageId.replace(/@.*$/, '')
}

/** Everything that waited there is delivered once, the rest as it was. */
async function expectCandidateDelivered({ list, mailed, receiver }: Opened): Promise<void> {
  await waitFor(() => expect(mailed()).toHaveLength(4), maxWait)
  await waitFor(() => expect(receiver.received).toHaveLength(3), maxWait)
  const named = new Map(list().map(({ id, fields }) => [id, fields?.name]))
  expect(
    mailed()
      .map(id => named.get(id))
      .toSorted(),
  ).toEqual(['Waiting-1', 'Waiting-2', 'Waiting-3', 'Waiting-4'])
  expect(receiver.received.map(({ id }) => named.get(id)).toSorted()).toEqual(['Dead-1', 'Dead-2', 'Waiting-3'])
  await waitFor(() => {
    const states = list().map(({ state, fields, webhook }) => `${fields?.name} ${state} ${webhook?.state ?? '-'}`)
    expect(states.toSorted()).toEqual([
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
    ])
  })
}

async function expectRefused(url: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${url}/send-email`, { method: 'POST', headers, body: JSON.stringify(makeFields()) })
  expect(answer.status).toBe(503)
}

const newer = { applicant: 'Grace', mail: 'grace@example.com', phone: '', letter: 'I debug.' }

test.each([
  ['one process with a file', openCandidateFile, 1],
  ['two processes with a database, one after the other', openDatabase, 2],
])(
  '%s: from the first candidate to this version, to the next, back and forward, each message once',
  async (_, openData, count) => {
    const site = await open(await openData())
    const { mail, run, list, mailed, receiver } = site
    // The others stay while the last one is replaced.
    const running = await Promise.all(Array.from({ length: count }, site.start))
    const stayed = running.slice(0, -1)
    let last: { readonly url: string; readonly stop: () => Promise<unknown> } | undefined = running.at(-1)
    await expectCandidateDelivered(site)
    const repeated = { name: 'Waiting-2', company: 'Engines', email: 'waiting-2@example.com', utm_campaign: 'spring' }
    const details = 'Never tried by mail, dead at the webhook'
    const known = list().find(({ fields }) => fields?.name === 'Waiting-2')
    const url = running[0]?.url ?? ''
    expect(await post(url, '/send-email', { ...repeated, details }, 'key-of-waiting-2')).toBe(known?.id)

    const urls = () => [...stayed, ...(last === undefined ? [] : [last])].map(each => each.url)
    const load = startLoad(urls)
    await load.goOn()
    mail.setBusy(true)
    await last?.stop()
    await run(`ALTER TABLE messages ADD COLUMN language TEXT DEFAULT 'en';
      INSERT INTO deliveries (id, destination, received_at, queued_at, state, due_at)
      SELECT id, 'chat', received_at, queued_at, state, due_at FROM messages WHERE state = 'suspect'`)
    const next = await startNextVersion(site.settings)
    last = next
    await load.goOn()
    const understood = await post(next.url, '/send-email', makeFields({ name: 'Without the new field' }))
    const later = [
      await post(next.url, '/send-email', makeFields({ name: 'With the new field', phone: '1' })),
      await post(next.url, '/send-application', newer),
    ]
    // Back. What only the next version knows waits, longer than this one would try.
    await next.stop()
    const ids = later.map(id => `'${id}'`).join(', ')
    await run(
      `UPDATE messages SET received_at = ${site.toDaysAgo(40)}, queued_at = ${site.toDaysAgo(40)} WHERE id IN (${ids})`,
    )
    const older = await site.start()
    last = older
    mail.setBusy(false)
    await load.goOn()
    await load.end()
    const loaded = load.ids
    await waitFor(() => expect([understood, ...loaded].filter(id => !mailed().includes(id))).toEqual([]), maxWait)
    await waitFor(() => {
      const waiting = list().filter(({ state }) => state === 'waiting')
      expect(waiting.map(({ id }) => id).toSorted()).toEqual(later.toSorted())
      expect(waiting.map(({ fields }) => fields)).toEqual([null, null])
    })
    await waitFor(() =>
      expect(older.logLines.join()).toMatch(
        /"count":2,"msg":"messages of a newer version of the site wait until it runs/,
      ),
    )
    expect(await (await fetch(`${older.url}/metrics`, bearer)).text()).toContain('\noutbox_newer_messages 2\n')

    // Forward again.
    await older.stop()
    last = await startNextVersion(site.settings)
    await waitFor(() => expect(later.filter(id => !mailed().includes(id))).toEqual([]), maxWait)
    await waitFor(
      () =>
        expect(list().filter(({ state, webhook }) => state === 'waiting' || webhook?.state === 'waiting')).toEqual([]),
      maxWait,
    )
    const stored = list()
    expect(stored).toHaveLength(10 + loaded.length + 3)
    expect(stored.filter(({ state }) => state === 'dead')).toHaveLength(2)
    const delivered = stored.filter(
      ({ state, fields }) => state === 'delivered' && !fields?.name.startsWith('Delivered-'),
    )
    expect(mailed().toSorted()).toEqual(delivered.map(({ id }) => id).toSorted())
    expect(receiver.received).toHaveLength(3 + loaded.length + 3)
    expect(mail.received.filter(({ source }) => /Phone: 1|I debug\./.test(source))).toHaveLength(2)
  },
)

test.each([
  ['a file', openCandidateFile, { status: 200, body: { status: 'degraded', failing: ['storage'] } }],
  ['a database', openDatabase, { status: 503, body: { status: 'not ready', failing: ['serving', 'storage'] } }],
])('with %s of a newer layout a start says so, changes nothing and serves pages', async (_, openData, readiness) => {
  const site = await open(await openData())
  await site.run(`ALTER TABLE messages ADD COLUMN language TEXT`)
  await site.run(site.toLayout(1))
  const before = await site.read()
  const { url, logLines, stop } = await site.start()
  await waitFor(() =>
    expect(logLines.join()).toMatch(/newer version of the site; start that version.*site serves pages/),
  )
  expect((await fetch(`${url}/about`)).status).toBe(200)
  await expectRefused(url)
  const ready = await fetch(`${url}/readyz`)
  expect({ status: ready.status, body: await ready.json() }).toEqual(readiness)
  expect((await stop()).code).toBe(0)
  expect(await site.read()).toEqual(before)
  expect(site.mailed()).toEqual([])
  // The version that made it can go on with all of it.
  await site.run(site.toLayout(0))
  await site.start()
  await expectCandidateDelivered(site)
})

test('a process that runs goes on while a newer version changes the layout of the database', async () => {
  const site = await open(await openDatabase())
  const { url } = await site.start()
  await expectCandidateDelivered(site)
  await site.run(`ALTER TABLE messages ADD COLUMN language TEXT; ${site.toLayout(1)}`)
  const id = await post(url, '/send-email', makeFields({ name: 'During the upgrade' }))
  await waitFor(() => expect(site.mailed()).toContain(id))
  const late = await site.start()
  await expectRefused(late.url)
  await post(url, '/send-email', makeFields({ name: 'Still here' }))
  await waitFor(() => expect(site.mailed()).toHaveLength(6))
})
