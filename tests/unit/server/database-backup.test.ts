import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { messageStates } from '../../../server/outbox/outbox.ts'
import { openPostgresOutbox } from '../../../server/outbox/postgres/postgres-outbox.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { openTestDatabase, runTestPostgres } from '../../support/test-database.ts'
import { makeMessage, putMany, putNew } from '../../support/test-outbox.ts'

const createDatabase = runTestPostgres()

test('a dump of a running database is restored as it was, keys included, and goes on', async () => {
  const url = await createDatabase()
  const { programs, toUrl, query } = createDatabase.getServer()
  const outbox = openPostgresOutbox(openTestDatabase(url))
  onTestFinished(outbox.close)
  await putMany(outbox, 50)
  const keyed = makeMessage({ receivedAt: new Date(), idempotencyKey: 'k1', client: 'keyed' })
  const receipt = await outbox.put(keyed)

  const dump = join(makeTempFolder(), 'site.dump')
  execFileSync(join(programs, 'pg_dump'), ['--format=custom', `--file=${dump}`, url])
  await query('CREATE DATABASE restored TEMPLATE template0')
  const options = ['--exit-on-error', '--no-owner', `--dbname=${toUrl('restored')}`, dump]
  execFileSync(join(programs, 'pg_restore'), options)

  const restored = openPostgresOutbox(openTestDatabase(toUrl('restored')))
  onTestFinished(restored.close)
  const all = { states: messageStates, limit: 999 }
  expect(await restored.list(all)).toEqual(await outbox.list(all))
  expect(await restored.put(keyed)).toEqual({ ...receipt, kind: 'repeated' })
  await putNew(restored, { client: 'new' })
})
