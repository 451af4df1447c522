import { expect, test } from 'vitest'
import { toReference } from '../../../server/outbox/outbox.ts'
import { makeFields } from '../../support/make-fields.ts'
import { afterNoon, createTestMessages, noon } from '../../support/messages-tool.ts'

const delivered = { kind: 'delivered' } as const
const dead = { kind: 'dead', fault: 'EMESSAGE 550' } as const
const retried = { kind: 'retry', at: afterNoon(7200), fault: 'EDNS' } as const

test('list prints a table, newest first, with totals below', async () => {
  const { put, run } = createTestMessages()
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

test('list can be limited to some states and to a number', async () => {
  const { put, run } = createTestMessages()
  await put({ name: 'Older' })
  await put({ name: 'Newer', seconds: 60 })
  await put({ name: 'Undeliverable', settlement: dead })
  await put({ name: 'Suspicious', isSuspect: true })
  const { output } = await run(['list', '--state', 'waiting', '--state', 'dead', '--limit', '2'])
  expect(output).toMatch(/Newer.*(Older|Undeliverable).*\n\nShowing 2 of 4:/s)
  expect(output).not.toContain('Suspicious')
  expect((await run(['list', '--state', 'dead'])).output).toMatch(/Undeliverable.*\n\nShowing 1 of 4:/s)
})

test('list reports that there are no messages, or none in a state', async () => {
  const { put, run } = createTestMessages()
  expect(await run(['list'])).toEqual({ exitCode: 0, output: 'There are no messages.\n', errors: '' })
  expect((await run(['list', '--json'])).output).toBe('[]\n')
  await put()
  const { output } = await run(['list', '--state', 'dead', 'suspect'])
  expect(output).toMatch(/^There are no dead or suspect messages\.\nShowing 0 of 1: 1 waiting,/)
})

test('list --json prints all data of the messages', async () => {
  const { put, run } = createTestMessages()
  const id = await put({ settlement: dead })
  const { output } = await run(['list', '--json'])
  expect(JSON.parse(output)).toEqual([
    {
      reference: toReference(id),
      id,
      state: 'dead',
      receivedAt: noon.toISOString(),
      queuedAt: noon.toISOString(),
      dueAt: noon.toISOString(),
      settledAt: afterNoon(1).toISOString(),
      attempts: 1,
      fault: 'EMESSAGE 550',
      fields: makeFields(),
    },
  ])
})

test('an erased message is listed, shown and exported without its fields', async () => {
  const { outbox, put, run } = createTestMessages()
  const id = await put({ settlement: delivered })
  await outbox.expire({ deliveredBefore: afterNoon(9), suspectBefore: noon, keysBefore: noon })
  expect((await run(['list'])).output).toContain('(erased)')
  expect((await run(['show', id])).output).toMatch(/Name {8}\(erased\).*\n {2}\(erased\)\n$/s)
  expect(JSON.parse((await run(['export'])).output)).toMatchObject({ id, fields: null })
})

test('export prints one line of JSON per message, optionally limited to some states, or one array', async () => {
  const { put, run } = createTestMessages()
  const ids = [await put({ seconds: 60 }), await put({ settlement: dead })]
  await put({ isSuspect: true })
  const { output } = await run(['export', '--state', 'waiting', 'dead'])
  const lines = output.trimEnd().split('\n')
  expect(lines.map(line => JSON.parse(line).id)).toEqual(ids)
  expect(JSON.parse((await run(['export', '--json'])).output)).toHaveLength(3)
})

test.each([
  [['list', '--limit', '0']],
  [['list', '--limit', 'many']],
  [['list', '--state', 'lost']],
  [['list', 'everything']],
  [['show']],
  [['destroy']],
  [[]],
])('%j is rejected as wrong usage', async args => {
  const { exitCode, output, errors } = await createTestMessages().run(args)
  expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
  expect(errors).not.toBe('')
})
