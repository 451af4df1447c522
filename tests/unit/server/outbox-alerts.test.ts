import { expect, test } from 'vitest'
import { outboxStorages } from '../../support/outbox-storages.ts'
import { afterStart, putMany, putNew, start } from '../../support/test-outbox.ts'

// The same behavior of both kinds of storage.
const storages = outboxStorages()

test.each(storages)('in %s, of each message the operator is alerted once per kind', async (_storage, createStorage) => {
  const outbox = (await createStorage())()
  const dead = await putNew(outbox, { receivedAt: afterStart(-100) })
  await outbox.lease({ now: start, limit: 1 })
  await outbox.settle(dead, { kind: 'dead', fault: 'EMESSAGE 550' }, start)
  await putNew(outbox, { client: 'old', receivedAt: afterStart(-100) })
  await putNew(outbox, { client: 'new' })
  const found = await outbox.findUnalerted(afterStart(-50))
  expect([found.dead.length, found.overdue.length]).toEqual([1, 1])
  await outbox.markAlerted('dead', found.dead, afterStart(1))
  await outbox.markAlerted('overdue', found.overdue, afterStart(1))
  expect(await outbox.findUnalerted(afterStart(-50))).toEqual({ dead: [], overdue: [] })
  await outbox.retry(dead, afterStart(2))
  await outbox.lease({ now: afterStart(20), limit: 3 })
  await outbox.settle(dead, { kind: 'dead', fault: 'EMESSAGE 550' }, afterStart(20))
  expect((await outbox.findUnalerted(afterStart(-50))).dead).toHaveLength(1)
})

test.each(storages)(
  'in %s, the retry period of waiting messages starts anew, that of others does not',
  async (_storage, createStorage) => {
    const outbox = (await createStorage())()
    const [waiting = '', dead = ''] = await putMany(outbox, 2)
    await outbox.lease({ now: start, limit: 2 })
    await outbox.settle(dead, { kind: 'dead', fault: 'EDNS' }, start)
    await outbox.settle(waiting, { kind: 'released' }, start)
    await outbox.restartRetryPeriods(afterStart(60))
    expect(await outbox.findById(waiting)).toMatchObject([{ queuedAt: afterStart(60) }])
    expect(await outbox.findById(dead)).toMatchObject([{ queuedAt: start }])
  },
)
