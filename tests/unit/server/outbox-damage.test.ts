import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { toReference } from '../../../server/outbox/outbox.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { afterNoon, createTestMessages } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDelivery } from '../../support/test-delivery.ts'
import { waitFor } from '../../support/wait-for.ts'

const damages: readonly (readonly [string, string])[] = [
  ['not JSON', "fields = 'x'"],
  ['not UTF-8', "fields = CAST(x'ff' AS TEXT)"],
  ['of another shape', `fields = '{"name":1}'`],
  ['missing', 'fields = NULL'],
]

const oddities: typeof damages = [
  ...damages,
  ['with times that no date can have', 'received_at = 9000000000000000000, due_at = -9000000000000000000'],
  ['with a fault that is not UTF-8', "fault = CAST(x'ff' AS TEXT)"],
]

function damage(folder: string, id: string, change: string): void {
  const file = new Database(join(folder, 'outbox.db'))
  file.prepare(`UPDATE messages SET ${change} WHERE id = ?`).run(id)
  file.close()
}

test.each(damages)('a message whose fields are %s is set aside, and the others are delivered', async (_, change) => {
  const mail = await startMailServer()
  const folder = makeTempFolder()
  const delivery = openTestDelivery({ settings: { DATA_DIR: folder, SMTP_URL: mail.url } })
  const ids: string[] = []
  for (let number = 0; number < 4; number += 1) ids.push(await delivery.put())
  for (const id of ids.slice(0, 3)) damage(folder, id, change)
  delivery.wake()
  await waitFor(() => expect(mail.received).toMatchObject([{ messageId: `${ids[3]}@site.example` }]))
  await waitFor(async () =>
    expect((await delivery.outbox.summary()).counts).toEqual({ waiting: 0, delivered: 1, dead: 3, suspect: 0 }),
  )
  expect(await delivery.read(ids[0] ?? '')).toMatchObject({ state: 'dead', fault: 'UNREADABLE', fields: undefined })
  expect(delivery.log.filter(({ level }) => level === 50)).toMatchObject(
    ids.slice(0, 3).map(messageId => ({ messageId, msg: 'message cannot be read; it stays in the outbox as dead' })),
  )
  await mail.close()
})

test.each(oddities)('the tool lists, shows, exports and retries messages although one is %s', async (_, change) => {
  const { folder, outbox, put, run } = createTestMessages()
  const [damaged, intact] = [await put(), await put({ name: 'Grace' })]
  damage(folder, damaged, change)
  const leased = await outbox.lease({ now: afterNoon(1), limit: 9 })
  for (const { id, fields } of leased) {
    if (fields !== undefined) await outbox.settle(id, { kind: 'dead', fault: 'EMESSAGE 550' }, afterNoon(2))
  }
  for (const words of [['list'], ['list', '--json'], ['export'], ['export', '--json']]) {
    const { exitCode, output } = await run(words)
    expect(exitCode).toBe(0)
    expect(output).toContain(toReference(damaged))
    expect(output).toContain(toReference(intact))
  }
  expect(await run(['show', damaged])).toMatchObject({ exitCode: 0, errors: '' })
  expect((await run(['retry', '--state', 'dead', '--all'])).output).toMatch(/^(\S+ is due now\n){2}$/)
})

test('a message that cannot be read is shown as such', async () => {
  const { folder, outbox, put, run } = createTestMessages()
  const id = await put()
  damage(folder, id, "fields = 'x'")
  await outbox.lease({ now: afterNoon(1), limit: 9 })
  expect((await run(['list'])).output).toMatch(/dead .* \(unreadable\) .* UNREADABLE\n/)
  expect((await run(['show', id])).output).toMatch(/Name {8}\(unreadable\)/)
})
