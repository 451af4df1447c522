import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../server/config.ts'
import { toReference } from '../../../server/outbox/outbox.ts'
import { afterNoon, createTestMessages } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

const dead = { kind: 'dead', fault: 'EMESSAGE 550' } as const
const unknown = 'A1B2-C3D4'

test.each([
  ['its reference', (id: string) => toReference(id)],
  ['its reference in lower case without the hyphen', (id: string) => toReference(id).toLowerCase().replace('-', '')],
  ['a beginning', (id: string) => id.slice(0, 6)],
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

test.each([['show'], ['retry'], ['forget']])('%s tells of a reference that is unknown', async command => {
  const yes = command === 'forget' ? ['--yes'] : []
  const { exitCode, output, errors } = await createTestMessages().run([command, unknown, ...yes])
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
  expect(errors).toBe(`error: there is no message ${unknown}; "list" shows those that there are\n`)
})

test.each(['xyz', 'A1B', 'a1b2c3d4-e5f6-4890-a1b2-c3d4e5f678901', '%', ''])('"%s" can be no reference', async name => {
  const { exitCode, errors } = await createTestMessages().run(['show', name])
  expect(exitCode).toBe(2)
  expect(errors).toContain('A reference looks like A1B2-C3D4')
})

test('a beginning that several messages share is told with their ids, and nothing is changed', async () => {
  const { folder, outbox, put, run } = createTestMessages()
  const ids = ['a1b2c3d4-0000-4000-8000-000000000001', 'a1b2c3d4-0000-4000-8000-000000000002']
  const file = new Database(join(folder, 'outbox.db'))
  for (const id of ids) file.prepare('UPDATE messages SET id = ? WHERE id = ?').run(id, await put())
  file.close()
  const { exitCode, errors } = await run(['forget', unknown, '--yes'])
  expect(exitCode).toBe(1)
  expect(errors).toContain(
    `${unknown} is the beginning of several messages; give more of the id:\n  ${ids[0]}  waiting`,
  )
  expect(errors).toContain(ids[1])
  expect(outbox.summary().counts.waiting).toBe(2)
  expect((await run(['forget', ids[1] ?? '', '--yes'])).exitCode).toBe(0)
  expect(outbox.findById('a1b2').map(({ id }) => id)).toEqual([ids[0]])
})

test('a message that was given up is due at once when it is retried', async () => {
  const { outbox, put, run } = createTestMessages()
  const id = await put({ settlement: dead })
  const { exitCode, output } = await run(['retry', toReference(id), id])
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: `${toReference(id)} is due now\n` })
  expect(outbox.lease({ now: afterNoon(3600), limit: 9 })).toMatchObject([{ id, attempts: 0 }])
})

test('all messages of a state can be retried together, and those of others are left', async () => {
  const { outbox, put, run } = createTestMessages()
  await put({ settlement: dead })
  await put({ settlement: dead })
  await put({ isSuspect: true })
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toMatch(/^(\S+ is due now\n){2}$/)
  expect(outbox.summary().counts).toEqual({ waiting: 2, delivered: 0, dead: 0, suspect: 1 })
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toBe(
    'There are no such messages; nothing was changed.\n',
  )
})

test('a delivered message cannot be retried, and neither are those beside it', async () => {
  const { outbox, put, run } = createTestMessages()
  const delivered = await put({ settlement: { kind: 'delivered' } })
  const other = await put({ settlement: dead })
  const { exitCode, errors } = await run(['retry', other, delivered])
  expect(exitCode).toBe(1)
  expect(errors).toContain(`${toReference(delivered)} cannot be tried again: delivered already`)
  expect(outbox.summary().counts).toEqual({ waiting: 0, delivered: 1, dead: 1, suspect: 0 })
})

test.each([
  [['retry']],
  [['retry', '--all']],
  [['retry', '--state', 'dead']],
  [['retry', unknown, '--all']],
  [['retry', unknown, '--state', 'dead', '--all']],
])('%j does not say which messages', async words => {
  const { exitCode, errors } = await createTestMessages().run(words)
  expect(exitCode).toBe(2)
  expect(errors).toContain('say which messages')
})

test('a message is forgotten when somebody at the terminal agrees, who sees which it is', async () => {
  const { outbox, put, run } = createTestMessages()
  const [id, other] = [await put({ name: 'Ada' }), await put()]
  const asked: string[] = []
  const answer = (isYes: boolean) => ({
    confirm: async (question: string) => {
      asked.push(question)
      return isYes
    },
  })
  const refused = await run(['forget', id], answer(false))
  expect(refused).toMatchObject({ exitCode: 1, output: '' })
  expect(refused.errors).toMatch(/Ada.*\nerror: nothing was forgotten\n$/s)
  expect(outbox.findById(id)).toHaveLength(1)
  expect(await run(['forget', id, other], answer(true))).toMatchObject({ exitCode: 0 })
  expect(asked).toEqual(['Forget it for good?', 'Forget these 2 for good?'])
  expect(outbox.summary().counts.waiting).toBe(0)
})

test('where nobody can be asked, a message is forgotten only with --yes', async () => {
  const { outbox, put, run } = createTestMessages()
  const id = await put()
  const { exitCode, errors } = await run(['forget', id])
  expect(exitCode).toBe(2)
  expect(errors).toContain('add --yes')
  expect(outbox.findById(id)).toHaveLength(1)
  expect(await run(['forget', id, '--yes'])).toMatchObject({ exitCode: 0, output: `${toReference(id)} is forgotten\n` })
  expect(outbox.findById(id)).toEqual([])
})

test('when one of several references is unknown, none of the messages is forgotten', async () => {
  const { outbox, put, run } = createTestMessages()
  const id = await put()
  expect(await run(['forget', id, unknown, '--yes'])).toMatchObject({ exitCode: 1, output: '' })
  expect(outbox.findById(id)).toHaveLength(1)
})

test('a folder without an outbox is told and left as it is', async () => {
  const folder = makeTempFolder()
  const { exitCode, errors } = await createTestMessages().run(['list'], { readDataFolder: () => folder })
  expect(exitCode).toBe(1)
  expect(errors).toContain(`there is no outbox at ${join(folder, 'outbox.db')}; set DATA_DIR`)
  expect(readdirSync(folder)).toEqual([])
})

test('a wrong setting is told, also one that the tool does not need', async () => {
  const readDataFolder = () => parseConfig({ MAIL_FROM: 'nobody' }).DATA_DIR
  const { exitCode, errors } = await createTestMessages().run(['list'], { readDataFolder })
  expect(exitCode).toBe(1)
  expect(errors).toContain('MAIL_FROM must be a mail address')
})
