import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { openSqlite } from '../../../server/outbox/sqlite.ts'
import { afterNoon, createTestMessages, noon } from '../../support/messages-tool.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { makeMessage, putNew } from '../../support/test-outbox.ts'

const all = { states: ['waiting', 'delivered', 'dead', 'suspect'], limit: 9999 } as const

async function createWithBackup() {
  const messages = await createTestMessages()
  const file = join(makeTempFolder(), 'backup.db')
  const folder = join(makeTempFolder(), 'new', 'data')
  const restore = (path = file, settings = {}) =>
    messages.run(['restore', path], { readSettings: () => ({ DATA_DIR: folder, ...settings }) })
  return { ...messages, file, restoredFolder: folder, restore }
}

test('a backup of a site that stores messages has all from before it, and is restored with states, faults and keys', async () => {
  const { put, outbox, run, file, restore, restoredFolder } = await createWithBackup()
  await put({ settlement: { kind: 'dead', fault: 'EMESSAGE 550' } })
  await put({ seconds: 5, settlement: { kind: 'delivered' } })
  await put({ isSuspect: true })
  await putNew(outbox, { destinations: ['mail', 'webhook'], receivedAt: noon })
  const keyed = makeMessage({ idempotencyKey: 'k1', receivedAt: new Date() })
  const receipt = await outbox.put(keyed)
  const before = await outbox.list(all)
  // Meanwhile the site goes on.
  const [result] = await Promise.all([run(['backup', file]), put({ seconds: 100 }), put({ seconds: 101 })])
  expect(result).toMatchObject({ exitCode: 0, errors: '' })
  expect(result.output).toMatch(/^\d+ messages \(1 dead, 1 delivered, 1 suspect, \d+ waiting\) were copied to /)
  expect(statSync(file).mode & 0o077, 'readable for its owner only').toBe(0)

  expect((await restore()).output).toBe(
    result.output.replace(`copied to ${file}`, `restored to ${restoredFolder}/outbox.db`),
  )
  expect(readdirSync(restoredFolder)).toEqual(['outbox.db'])
  const restored = openSqlite(restoredFolder)
  const known = new Set(before.map(({ id }) => id))
  expect((await restored.list(all)).filter(({ id }) => known.has(id))).toEqual(before)
  expect(await restored.put(keyed)).toEqual({ ...receipt, kind: 'repeated' })
  expect(await restored.lease({ now: afterNoon(1), limit: 9, destination: 'webhook' })).toHaveLength(1)
  await restored.close()
})

test('a backup overwrites no file', async () => {
  const { put, run, file } = await createWithBackup()
  await put()
  writeFileSync(file, 'mine')
  const errors = `error: ${file} must not be overwritten; move all of that away first. Nothing was changed\n`
  expect(await run(['backup', file])).toMatchObject({ exitCode: 1, errors })
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

test.each(['', '-wal', '-shm', '-journal'])(
  'restore overwrites no outbox.db%s, and leaves all as it was',
  async suffix => {
    const { put, run, file, restore, restoredFolder } = await createWithBackup()
    await put()
    await run(['backup', file])
    const name = `outbox.db${suffix}`
    mkdirSync(restoredFolder, { recursive: true })
    writeFileSync(join(restoredFolder, name), 'of another outbox')
    const errors = `error: ${restoredFolder}/${name} must not be overwritten; move all of that away first. Nothing was changed\n`
    expect(await restore()).toMatchObject({ exitCode: 1, errors })
    expect(readdirSync(restoredFolder)).toEqual([name])
    expect(readFileSync(join(restoredFolder, name), 'utf8')).toBe('of another outbox')
  },
)

test.each<[fault: string, spoil: (file: string) => void, problem: RegExp]>([
  ['a text', file => writeFileSync(file, 'Dear reader, '.repeat(99)), /damaged or no outbox .SQLITE_NOTADB./],
  ['empty', file => writeFileSync(file, ''), /is empty; take another backup/],
  ['no outbox', file => change(file, 'DROP TABLE deliveries; DROP TABLE messages'), /is no outbox: it has no messages/],
  ['one of a newer release', file => change(file, newer), /by a newer version/],
  ['one that was moved', file => change(file, 'PRAGMA user_version = 1000006'), /are in PostgreSQL/],
  ['a damaged one', damage, /is damaged or no outbox .SQLITE_\w+.; take another backup. Nothing was restored/],
])('restore refuses a file that is %s, names it and leaves nothing', async (_, spoil, problem) => {
  const { put, run, file, restore, restoredFolder } = await createWithBackup()
  for (let number = 0; number < 99; number += 1) await put({ seconds: number })
  await run(['backup', file])
  spoil(file)
  const { exitCode, errors } = await restore()
  expect(exitCode).toBe(1)
  expect(errors).toMatch(problem)
  expect(errors).not.toContain('.part')
  expect(existsSync(restoredFolder) ? readdirSync(restoredFolder) : []).toEqual([])
})

const newer = "INSERT INTO kysely_migration VALUES ('9-of-later', '2030-01-01')"

function change(path: string, sql: string): void {
  const file = new Database(path)
  file.exec(sql)
  file.close()
}

function damage(path: string): void {
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(7, 5000, bytes.length - 5000))
}

test('both say what is missing, and where a database is used they say what to use', async () => {
  const { run, file, restore } = await createWithBackup()
  expect((await restore('/nowhere/backup.db')).errors).toBe('error: there is no backup at /nowhere/backup.db\n')
  expect((await run(['backup', join(makeTempFolder(), 'no', 'file.db')])).errors).toMatch(/there is no folder /)
  const empty = { readSettings: () => ({ DATA_DIR: makeTempFolder() }) }
  expect((await run(['backup', file], empty)).errors).toMatch(/there is no outbox at .*; set DATA_DIR/)
  const settings = { DATABASE_URL: 'postgres://localhost/site' }
  expect(await restore(file, settings)).toMatchObject({ exitCode: 2, errors: expect.stringContaining('use pg_dump') })
})
