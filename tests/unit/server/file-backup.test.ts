import { expect, test } from 'vitest'
import { messageStates } from '../../../server/outbox/outbox.ts'
import { runPython } from '../../support/run-python.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { makeMessage, openTestOutbox, putMany, putNew, start } from '../../support/test-outbox.ts'

/** SQLite's online backup, which is also what `.backup` of its shell does. */
const backUp = (target: string) => `
import sqlite3
source, copy = sqlite3.connect("outbox.db"), sqlite3.connect("${target}/outbox.db")
source.backup(copy)
`

test('a copy of the file of a running site is restored as it was, keys included, and goes on', async () => {
  const [folder, restoredFolder] = [makeTempFolder(), makeTempFolder()]
  const outbox = openTestOutbox(folder)
  await putMany(outbox, 50)
  const keyed = makeMessage({ idempotencyKey: 'k1', client: 'keyed' })
  const receipt = await outbox.put(keyed)
  await outbox.lease({ now: start, limit: 3 })

  const all = { states: messageStates, limit: 999 }
  const backedUp = await outbox.list(all)
  runPython(backUp(restoredFolder), folder)
  await putNew(outbox, { client: 'after the copy' })

  const restored = openTestOutbox(restoredFolder)
  expect(backedUp).toHaveLength(51)
  expect(await restored.list(all)).toEqual(backedUp)
  expect(await restored.put(keyed)).toEqual({ ...receipt, kind: 'repeated' })
  await putNew(restored, { client: 'new' })
})
