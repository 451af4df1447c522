import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { toReference } from '../../../server/outbox/outbox.ts'
import { parseConfig } from '../../../server/settings/config.ts'
import { afterNoon, createTestMessages } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

const dead = { kind: 'dead', fault: 'EMESSAGE 550' } as const
const unknown = 'A1B2-C3D4'

test.each([
  ['its reference', (id: string) => toReference(id)],
  ['its reference in lower case without the hyphen', (id: string) => toReference(id).toLowerCase().replace('-', '')],
  ['a prefix', (id: string) => id.slice(0, 6)],
  ['more than the reference', (id: string) => id.slice(0, 15).toUpperCase()],
  ['its id', (id: string) => id],
  ['its id without hyphens', (id: string) => id.replaceAll('-', '')],
])('a message is found by %s', async (_, toName) => {
  const { put, run } = createTestMessages()
  const id = await put()
  const { exitCode, output } = await run(['show', toName(id)])
  expect(exitCode).toBe(0)
  expect(output).toContain(`Reference   ${toReference(id)}\nId          ${id}\nState       waiting\n`)
})

test.each([['show'], ['retry'], ['forget']])('%s reports an unknown reference', async command => {
  const yes = command === 'forget' ? ['--yes'] : []
  const { exitCode, output, errors } = await createTestMessages().run([command, unknown, ...yes])
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
  expect(errors).toBe(`error: there is no message ${unknown}; run "list" to see the messages\n`)
})

test.each(['xyz', 'A1B', 'a1b2c3d4-e5f6-4890-a1b2-c3d4e5f678901', '%', ''])(
  '"%s" is rejected as a reference',
  async name => {
    const { exitCode, errors } = await createTestMessages().run(['show', name])
    expect(exitCode).toBe(2)
    expect(errors).toContain('A reference looks like A1B2-C3D4')
  },
)

test('an ambiguous prefix is reported with the matching ids, and nothing is changed', async () => {
  const { folder, outbox, put, run } = createTestMessages()
  const ids = ['a1b2c3d4-0000-4000-8000-000000000001', 'a1b2c3d4-0000-4000-8000-000000000002']
  const file = new Database(join(folder, 'outbox.db'))
  for (const id of ids) file.prepare('UPDATE messages SET id = ? WHERE id = ?').run(id, await put())
  file.close()
  const { exitCode, errors } = await run(['forget', unknown, '--yes'])
  expect(exitCode).toBe(1)
  expect(errors).toContain(`${unknown} matches several messages; give more of the id:\n  ${ids[0]}  waiting`)
  expect(errors).toContain(ids[1])
  expect((await outbox.summary()).counts.waiting).toBe(2)
  expect((await run(['forget', ids[1] ?? '', '--yes'])).exitCode).toBe(0)
  expect((await outbox.findById('a1b2')).map(({ id }) => id)).toEqual([ids[0]])
})

test('a dead message is due immediately when it is retried', async () => {
  const { outbox, put, run } = createTestMessages()
  const id = await put({ settlement: dead })
  const { exitCode, output } = await run(['retry', toReference(id), id])
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: `${toReference(id)} is due now\n` })
  expect(await outbox.lease({ now: afterNoon(3600), limit: 9 })).toMatchObject([{ id, attempts: 0 }])
})

test('all messages in one state can be retried together, without those in other states', async () => {
  const { outbox, put, run } = createTestMessages()
  await put({ settlement: dead })
  await put({ settlement: dead })
  await put({ isSuspect: true })
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toMatch(/^(\S+ is due now\n){2}$/)
  expect((await outbox.summary()).counts).toEqual({ waiting: 2, delivered: 0, dead: 0, suspect: 1 })
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toBe(
    'There are no such messages; nothing was changed.\n',
  )
})

test('a delivered message cannot be retried, and then none of the others are', async () => {
  const { outbox, put, run } = createTestMessages()
  const delivered = await put({ settlement: { kind: 'delivered' } })
  const other = await put({ settlement: dead })
  const { exitCode, errors } = await run(['retry', other, delivered])
  expect(exitCode).toBe(1)
  expect(errors).toContain(`${toReference(delivered)} cannot be retried: already delivered`)
  expect((await outbox.summary()).counts).toEqual({ waiting: 0, delivered: 1, dead: 1, suspect: 0 })
})

test.each([
  [['retry']],
  [['retry', '--all']],
  [['retry', '--state', 'dead']],
  [['retry', unknown, '--all']],
  [['retry', unknown, '--state', 'dead', '--all']],
])('%j is rejected because it does not select messages', async words => {
  const { exitCode, errors } = await createTestMessages().run(words)
  expect(exitCode).toBe(2)
  expect(errors).toContain('choose messages')
})

test('messages are deleted after the operator has seen and confirmed them', async () => {
  const { outbox, put, run } = createTestMessages()
  const [id, other] = [await put({ name: 'Ada' }), await put()]
  const asked: string[] = []
  const answer = (isYes: boolean) => ({
    confirm: async (question: string) => {
      asked.push(question)
      return isYes
    },
  })
  const declined = await run(['forget', id], answer(false))
  expect(declined).toMatchObject({ exitCode: 1, output: '' })
  expect(declined.errors).toMatch(/Ada.*\nerror: nothing was deleted\n$/s)
  expect(await outbox.findById(id)).toHaveLength(1)
  expect(await run(['forget', id, other], answer(true))).toMatchObject({ exitCode: 0 })
  expect(asked).toEqual(['Delete this message permanently?', 'Delete these 2 messages permanently?'])
  expect((await outbox.summary()).counts.waiting).toBe(0)
})

test('without a terminal a message is deleted only with --yes', async () => {
  const { outbox, put, run } = createTestMessages()
  const id = await put()
  const { exitCode, errors } = await run(['forget', id])
  expect(exitCode).toBe(2)
  expect(errors).toContain('add --yes')
  expect(await outbox.findById(id)).toHaveLength(1)
  expect(await run(['forget', id, '--yes'])).toMatchObject({ exitCode: 0, output: `${toReference(id)} is deleted\n` })
  expect(await outbox.findById(id)).toEqual([])
})

test('when one of several references is unknown, no message is deleted', async () => {
  const { outbox, put, run } = createTestMessages()
  const id = await put()
  expect(await run(['forget', id, unknown, '--yes'])).toMatchObject({ exitCode: 1, output: '' })
  expect(await outbox.findById(id)).toHaveLength(1)
})

test('a folder without an outbox is reported and not changed', async () => {
  const folder = makeTempFolder()
  const { exitCode, errors } = await createTestMessages().run(['list'], { readSettings: () => ({ DATA_DIR: folder }) })
  expect(exitCode).toBe(1)
  expect(errors).toContain(`there is no outbox at ${join(folder, 'outbox.db')}; set DATA_DIR`)
  expect(readdirSync(folder)).toEqual([])
})

test('an invalid setting is reported, even one that the tool does not need', async () => {
  const readSettings = () => parseConfig({ MAIL_FROM: 'nobody' })
  const { exitCode, errors } = await createTestMessages().run(['list'], { readSettings })
  expect(exitCode).toBe(1)
  expect(errors).toContain('MAIL_FROM must be a mail address')
})
