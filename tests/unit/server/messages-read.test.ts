import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fitWidth, toWidth } from '../../../server/operator/text-width.ts'
import { toReference } from '../../../server/outbox/outbox.ts'
import { parseConfig } from '../../../server/settings/config.ts'
import { changeFile } from '../../support/first-candidate.ts'
import { makeFields } from '../../support/make-fields.ts'
import { afterNoon, createTestMessages, noon } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

const delivered = { kind: 'delivered' } as const
const dead = { kind: 'dead', fault: 'EMESSAGE 550' } as const
const retried = { kind: 'retry', at: afterNoon(7200), fault: 'EDNS' } as const

test('list prints a table, newest first, with totals below', async () => {
  const { put, run } = await createTestMessages()
  const first = toReference(await put({ name: 'Ada', settlement: dead }))
  const second = toReference(await put({ name: '山田太郎', seconds: 60, settlement: retried }))
  const third = toReference(await put({ name: 'Grace Hopper', seconds: 120, settlement: delivered }))
  const fourth = toReference(await put({ name: 'Spammer', seconds: 180, isSuspect: true }))
  expect(await run(['list'])).toEqual({
    exitCode: 0,
    errors: '',
    output: `\
REFERENCE  STATE      RECEIVED (UTC)       NAME          ATTEMPTS  NEXT TRY OR SETTLED  FAULT
${fourth}  suspect    2025-08-20 12:03:00  Spammer       0         -
${third}  delivered  2025-08-20 12:02:00  Grace Hopper  1         2025-08-20 12:02:01
${second}  waiting    2025-08-20 12:01:00  山田太郎      1         2025-08-20 14:00:00  EDNS
${first}  dead       2025-08-20 12:00:00  Ada           1         2025-08-20 12:00:01  EMESSAGE 550

Showing 4 of 4: 1 waiting, 1 delivered, 1 dead, 1 suspect. The oldest waiting message is from 2025-08-20 12:01:00 UTC.
`,
  })
})

test('list and export are limited to states, and list to a number', async () => {
  const { put, run } = await createTestMessages()
  const ids = [await put({ name: 'Newer', seconds: 60 }), await put({ name: 'Undeliverable', settlement: dead })]
  await put({ name: 'Suspicious', isSuspect: true })
  const { output } = await run(['list', '--state', 'waiting', '--state', 'dead', '--limit', '1'])
  expect(output).toMatch(/Newer.*\n\nShowing 1 of 3:/s)
  expect(output).not.toMatch(/Suspicious|Undeliverable/)
  expect((await run(['list', '--state', 'dead'])).output).toMatch(/Undeliverable.*\n\nShowing 1 of 3:/s)
  const lines = (await run(['export', '--state', 'waiting', 'dead'])).output.trimEnd().split('\n')
  expect(lines.map(line => JSON.parse(line).id)).toEqual(ids)
  expect(JSON.parse((await run(['export', '--json'])).output)).toHaveLength(3)
})

test('list reports that there are no messages, or none in a state', async () => {
  const { put, run } = await createTestMessages()
  expect(await run(['list'])).toEqual({ exitCode: 0, output: 'There are no messages.\n', errors: '' })
  expect((await run(['list', '--json'])).output).toBe('[]\n')
  await put()
  const { output } = await run(['list', '--state', 'dead', 'suspect'])
  expect(output).toMatch(/^There are no dead or suspect messages\.\nShowing 0 of 1: 1 waiting,/)
})

test('list --json prints all data of the messages, and nothing of a webhook that they do not have', async () => {
  const { put, run } = await createTestMessages()
  const id = await put({ settlement: dead })
  const at = noon.toISOString()
  expect(JSON.parse((await run(['list', '--json'])).output)).toEqual([
    {
      ...{ reference: toReference(id), id, state: 'dead', attempts: 1, fault: 'EMESSAGE 550', fields: makeFields() },
      ...{ receivedAt: at, queuedAt: at, dueAt: at, settledAt: afterNoon(1).toISOString() },
    },
  ])
  expect((await run(['show', id])).output).not.toContain('Webhook')
})

test('an erased message is listed, shown and exported without its fields', async () => {
  const { outbox, put, run } = await createTestMessages()
  const id = await put({ settlement: delivered })
  await outbox.expire({ deliveredBefore: afterNoon(9), suspectBefore: noon, keysBefore: noon })
  expect((await run(['list'])).output).toContain('(erased)')
  expect((await run(['show', id])).output).toMatch(/Name {8}\(erased\).*\n {2}\(erased\)\n$/s)
  expect(JSON.parse((await run(['export'])).output)).toMatchObject({ id, fields: null })
})

test('list, export and retry work page by page, each message once, newest first', async () => {
  const { folder, run } = await createTestMessages()
  // All in the same two milliseconds.
  changeFile(
    folder,
    `CREATE TEMP TABLE numbers AS WITH RECURSIVE numbers (number) AS (
      SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 250) SELECT number, printf('%08x', number) AS id FROM numbers;
    INSERT INTO messages (id, received_at, fields) SELECT id, 1755691200000 + number / 125,
      CAST('{"name":"A","company":"","email":"","details":""}' AS BLOB) FROM numbers;
    INSERT INTO deliveries (message_id, destination, queued_at, state) SELECT id, 'mail', 0, 'dead' FROM numbers`,
  )
  const exported = (await run(['export'])).output.trimEnd().split('\n')
  const times = exported.map(line => z.object({ receivedAt: z.string() }).parse(JSON.parse(line)).receivedAt)
  expect(new Set(exported).size).toBe(250)
  expect(times).toEqual(times.toSorted().reverse())
  const listed = z.array(z.object({ id: z.string() }))
  const list = async (...words: readonly string[]) =>
    listed.parse(JSON.parse((await run(['list', '--json', '--limit', '130', ...words])).output)).map(({ id }) => id)
  const page = await list()
  const rest = await list('--after', page.at(-1) ?? '')
  expect([page.length, rest.length, new Set([...page, ...rest]).size]).toEqual([130, 120, 250])
  expect((await run(['list', '--limit', '240'])).output).toMatch(/^REFERENCE.*\n(.*dead.*\n){240}\nShowing 240 of 250:/)
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toMatch(/^(\S+ is due now\n){250}$/)
})

test.each([
  ['its reference', (id: string) => toReference(id)],
  ['its reference in lower case without the hyphen', (id: string) => toReference(id).toLowerCase().replace('-', '')],
  ['a prefix', (id: string) => id.slice(0, 6)],
  ['more than the reference', (id: string) => id.slice(0, 15).toUpperCase()],
  ['its id', (id: string) => id],
  ['its id without hyphens', (id: string) => id.replaceAll('-', '')],
])('a message is found by %s', async (_, toName) => {
  const { put, run } = await createTestMessages()
  const id = await put()
  const { exitCode, output } = await run(['show', toName(id)])
  expect(exitCode).toBe(0)
  expect(output).toContain(`Reference   ${toReference(id)}\nId          ${id}\nState       waiting\n`)
})

/** Words of a command that are wrong, its exit code and what it says. */
const refused: readonly (readonly [words: readonly string[], exitCode: number, errors: RegExp])[] = [
  [['show', 'A1B2-C3D4'], 1, /^error: there is no message A1B2-C3D4; run "list" to see the messages\n$/],
  [['retry', 'A1B2-C3D4'], 1, /^error: there is no message A1B2-C3D4; run "list" to see the messages\n$/],
  [['forget', 'A1B2-C3D4', '--yes'], 1, /^error: there is no message A1B2-C3D4; run "list" to see the messages\n$/],
  ...['xyz', 'A1B', 'a1b2c3d4-e5f6-4890-a1b2-c3d4e5f678901', '%', ''].map(
    name => [['show', name], 2, /A reference looks like A1B2-C3D4/] as const,
  ),
  [['retry'], 2, /choose messages/],
  [['retry', '--all'], 2, /choose messages/],
  [['retry', '--state', 'dead'], 2, /choose messages/],
  [['retry', 'A1B2-C3D4', '--all'], 2, /choose messages/],
  [['retry', 'A1B2-C3D4', '--state', 'dead', '--all'], 2, /choose messages/],
  [['list', '--limit', '0'], 2, /./],
  [['list', '--limit', 'many'], 2, /./],
  [['list', '--state', 'lost'], 2, /./],
  [['list', 'everything'], 2, /./],
  [['show'], 2, /./],
  [['destroy'], 2, /./],
  [[], 2, /./],
  [['move'], 2, /set DATABASE_URL/],
  [['migrate'], 2, /set DATABASE_URL/],
]

test.each(refused)('%j ends with %i and says what is wrong', async (words, exitCode, errors) => {
  expect(await (await createTestMessages()).run(words)).toEqual({
    exitCode,
    output: '',
    errors: expect.stringMatching(errors),
  })
})

test('the built tool ends with 1 where there is no outbox, which it names, and with 2 after wrong usage', () => {
  const folder = makeTempFolder()
  const run = (word: string) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder }
    return spawnSync(process.execPath, ['dist/server/messages.js', word], { env, encoding: 'utf8' })
  }
  const stderr = expect.stringContaining(`there is no outbox at ${folder}/outbox.db; set DATA_DIR`)
  expect(run('list')).toMatchObject({ status: 1, stdout: '', stderr })
  expect(run('lost')).toMatchObject({ status: 2, stdout: '' })
})

test('an invalid setting is reported, even one that the tool does not need', async () => {
  const readSettings = () => parseConfig({ MAIL_FROM: 'nobody' })
  const { exitCode, errors } = await (await createTestMessages()).run(['list'], { readSettings })
  expect(exitCode).toBe(1)
  expect(errors).toContain('MAIL_FROM must be a mail address')
})

const code = (number: number) => String.fromCharCode(number)

test.each([['list'], ['show'], ['list --json'], ['show --json'], ['export']])(
  '%s escapes control characters in visitors’ text',
  async command => {
    const { put, run } = await createTestMessages()
    const details = `1\r2${code(7)}${code(0x202e)}\r\n\u2028`
    const id = await put({ name: `A${code(27)}[2J${code(0x9b)}1m`, details })
    const [word = '', ...options] = command.split(' ')
    const { output } = await run(word === 'show' ? [word, id, ...options] : [word, ...options])
    expect(output).toContain('A\\u001b[2J\\u009b1m')
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028]/u)
  },
)

test('show indents the lines of a message, so that none looks like one of the tool', async () => {
  const { put, run } = await createTestMessages()
  const id = await put({ name: 'Ada\nState       delivered', details: 'Dear all,\r\n\r\nState       delivered' })
  const { output } = await run(['show', id])
  expect(output).toMatch(/\n\n {2}Dear all,\n\n {2}State {7}delivered\n$/)
  expect(output.match(/^State .*$/gm)).toEqual(['State       waiting'])
})

test('JSON preserves any text exactly', async () => {
  const { outbox, put, run } = await createTestMessages()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async details => {
      const id = await put({ details })
      expect(JSON.parse((await run(['show', id, '--json'])).output).fields.details).toBe(details)
      await outbox.forget(id)
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['Ada', 3, 'Ada'],
  ['山田', 4, '山田'],
  ['ｆｕ', 4, 'ｆｕ'],
  ['e\u0301', 1, 'e\u0301'],
  ['👩‍💻', 2, '👩‍💻'],
  ['\u200b', 0, '\u200b'],
  ['Adalbert', 8, 'Adalbert'],
  ['Adalberta', 9, 'Adalber…'],
  ['山田太郎丸', 10, '山田太…'],
  ['Adalbe👩‍💻!', 9, 'Adalbe…'],
])('%s is %d columns wide, and %s in 8 columns', (text, width, fitted) => {
  expect(toWidth(text)).toBe(width)
  expect(fitWidth(text, 8)).toBe(fitted)
})
