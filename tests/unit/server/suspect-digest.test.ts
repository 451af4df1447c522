import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { refusalWords } from '../../support/mail-server.ts'
import { startTestMailServer } from '../../support/mailing.ts'
import { makeFields } from '../../support/make-fields.ts'
import { serve } from '../../support/raw-request.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDelivery, sentAt } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'

const told = 'suspect messages were reported'
const failed = 'suspect messages could not be reported; retrying in an hour'

/** A site that starts at each of the times, which looks for suspect messages as every hour does. */
function openRounds(settings: Readonly<Record<string, string>>) {
  const own = { DATA_DIR: makeTempFolder(), ...settings }
  const first = openTestDelivery({ settings: own })
  const put = (name: string, details: string, receivedAt = sentAt) =>
    first.put({ isSuspect: true, receivedAt, fields: makeFields({ name, details }) })
  /** Runs a round until what is expired is erased; resolves with its log. */
  async function runAt(time: string) {
    const site = openTestDelivery({ settings: own })
    site.clock.moment = new Date(time)
    let isOver = false
    const { expire } = site.outbox
    Object.assign(site.outbox, {
      expire: async (...given: Parameters<typeof expire>) => {
        const isMore = await expire(...given)
        isOver = true
        return isMore
      },
    })
    site.start()
    await waitFor(() => expect(isOver).toBe(true))
    await site.finish()
    return site.log.map(({ msg }) => msg)
  }
  return { ...first, put, runAt }
}

test('one mail a day names the suspect messages of the days before, and how to release one', async () => {
  const mail = await startTestMailServer()
  const settings = { SMTP_URL: mail.url, MAIL_TO: 'box@site.example', PUBLIC_URL: 'https://www.example.com' }
  const { put, runAt, log } = openRounds(settings)
  const id = await put('Ada\nLovelace', 'We have data.\nCan you help? '.repeat(20))
  await put('Charles', 'Hello')
  for (const time of ['2025-08-20T23:30:00Z', '2025-08-21T00:30:00Z']) {
    expect(await runAt(time)).not.toContain(told)
  }
  const lines = await runAt('2025-08-21T01:10:00Z')
  expect(lines).toContain(told)
  expect([...lines, JSON.stringify(log)].join()).not.toMatch(/Lovelace|Charles|have data/)
  expect(mail.received).toMatchObject([{ to: ['box@site.example'] }])
  const digest = await PostalMime.parse(mail.received[0]?.source ?? '')
  expect(digest.subject).toBe('2 contact messages that may be from a robot (https://www.example.com)')
  expect(digest.html).toBeUndefined()
  const reference = `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
  expect(digest.text).toContain(`\n${reference}  2025-08-20 12:00  Ada Lovelace: We have data. Can you help? We`)
  expect(digest.text).toContain('  Charles: Hello\n')
  expect(digest.text).toContain('"messages retry A1B2-C3D4"')
  expect(digest.text).toContain('deleted 30 days after it came')
  expect(Math.max(...(digest.text ?? '').split('\n').map(line => line.length))).toBeLessThan(220)

  await put('Grace', 'Today', new Date('2025-08-21T01:30:00Z'))
  for (const time of ['2025-08-21T02:10:00Z', '2025-08-21T23:30:00Z']) expect(await runAt(time)).not.toContain(told)
  expect(await runAt('2025-08-22T05:00:00Z')).toContain(told)
  expect(mail.received).toHaveLength(2)
  expect(mail.received[1]?.source).toContain('Grace: Today')
  expect(mail.received[1]?.source).not.toContain('Charles')
})

test('a mail that is refused is sent an hour later, and nothing is deleted until a week after', async () => {
  const mail = await startTestMailServer()
  const { put, runAt, read } = openRounds({ SMTP_URL: mail.url })
  const id = await put('Ada', 'Hello')
  mail.behave({ kind: 'refuse', at: 'DATA', status: 554 })
  const lines = await runAt('2025-10-01T12:00:00Z')
  expect(lines).toContain(failed)
  expect(lines.join()).not.toContain(refusalWords)
  mail.behave({ kind: 'accept' })
  // Another process of the same hour leaves it to the next.
  expect(await runAt('2025-10-01T12:59:00Z')).not.toContain(told)
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  expect(await runAt('2025-10-01T13:00:00Z')).toContain(told)
  await runAt('2025-10-08T12:00:00Z')
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  await runAt('2025-10-08T14:00:00Z')
  expect(await read(id)).toBeUndefined()
  expect(mail.received).toHaveLength(1)
})

test('with SUSPECT_DIGEST=off nobody is told, and the days alone count', async () => {
  const mail = await startTestMailServer()
  const { put, runAt, read } = openRounds({ SMTP_URL: mail.url, SUSPECT_DIGEST: 'off' })
  const id = await put('Ada', 'Hello')
  await runAt('2025-09-19T11:00:00Z')
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  await runAt('2025-09-19T13:00:00Z')
  expect(await read(id)).toBeUndefined()
  expect(mail.countAttempts()).toBe(0)
})

test('without a mail server the log and ALERT_URL get the count, and nothing is deleted before', async () => {
  const received: unknown[] = []
  let status = 500
  const { port } = await serve(async (request, response) => {
    received.push(JSON.parse(await text(request)))
    response.writeHead(status).end()
  })
  const { put, runAt, read } = openRounds({ ALERT_URL: `http://127.0.0.1:${port}/`, KEEP_SUSPECT_DAYS: '1' })
  const id = await put('Ada', 'Hello')
  expect(await runAt('2025-08-25T12:00:00Z')).toContain(failed)
  status = 204
  const lines = await runAt('2025-08-25T13:00:00Z')
  const words = '1 contact message may be from a robot; run "messages list --state suspect" before they are deleted.'
  expect(lines).toContain(words)
  expect(received.at(-1)).toEqual({ site: 'Example', destination: 'mail', kind: 'suspect', count: 1, text: words })
  expect(await read(id)).toMatchObject({ state: 'suspect' })
  await runAt('2025-08-26T14:00:00Z')
  expect(await read(id)).toBeUndefined()
  expect(received).toHaveLength(2)
})
