import { onTestFinished, test } from 'vitest'
import { openSqlite } from '../../../server/outbox/sqlite.ts'
import { queueCases } from '../../support/outbox-contract.ts'
import { destinationCases } from '../../support/outbox-destination-contract.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

// The same cases run on PostgreSQL in tests/release/postgres.test.ts.
test.each(Object.entries({ ...queueCases, ...destinationCases }))('in a SQLite file, %s', async (_, check) => {
  const folder = makeTempFolder()
  await check(() => {
    const outbox = openSqlite(folder)
    onTestFinished(outbox.close)
    return outbox
  })
})
