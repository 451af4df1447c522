import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toOutboxPath } from '../../../server/outbox/data-folder.ts'
import { changeFile, copyCandidateFile } from '../../support/first-candidate.ts'
import { startTestMailServer } from '../../support/mailing.ts'
import { check } from '../../support/run-check.ts'
import { siteLibrary } from '../../support/site-pages.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

test('a valid configuration prints every result and exits with code 0', async () => {
  const { code, lines } = await check({})
  expect(lines.filter(line => !line.startsWith('note  content:'))).toEqual([
    'ok    settings: all are valid',
    expect.stringMatching(/^note {2}PUBLIC_URL is not set/),
    expect.stringMatching(/^ok {4}data folder: .* is writable; 0 messages are waiting, 0 are dead$/),
    expect.stringMatching(/^ok {4}content: all \d+ pages can be rendered$/),
    'note  mail: SMTP_URL is not set; messages stay in the outbox',
  ])
  const invented = lines.some(line => line.includes('the company is invented, and every page says so'))
  expect(invented).toBe(siteLibrary.siteData.site.sample)
  expect(code).toBe(0)
})

test('every invalid setting is reported, and nothing else is checked', async () => {
  expect(await check({ PORT: 'x', SMTP_URL: 'mail' })).toMatchObject({
    code: 1,
    lines: [
      'fault settings: PORT must be a whole number from 0 to 65535, such as 3000',
      expect.stringContaining('SMTP_URL'),
    ],
  })
})

async function expectFaults(settings: Readonly<Record<string, string>>, ...faults: readonly RegExp[]): Promise<void> {
  const { code, lines } = await check(settings)
  expect(lines.filter(line => line.startsWith('fault'))).toEqual(faults.map(fault => expect.stringMatching(fault)))
  expect(lines.join()).not.toContain('s3cret')
  expect(code).toBe(1)
}

test('a folder that cannot be written and an unreachable mail server are both reported', async () => {
  await expectFaults(
    { DATA_DIR: '/dev/null/data', SMTP_URL: 'smtp://user:s3cret@127.0.0.1:1' },
    /^fault the data folder \/dev\/null\/data is not writable \(ENOTDIR\); set DATA_DIR to a writable folder$/,
    /^fault mail: ECONNREFUSED; check SMTP_URL and SMTP_TLS$/,
  )
})

test('a damaged outbox and too little disk space are faults', async () => {
  const folder = makeTempFolder()
  writeFileSync(toOutboxPath(folder), 'not a database'.repeat(500))
  const damaged = /^fault cannot use .*outbox\.db: file is not a database \(SQLITE_NOTADB\); move it, its -wal/
  await expectFaults({ DATA_DIR: folder }, damaged)
  const full = /^fault the disk of .* has \d+ MiB left, less than DISK_FLOOR_MIB/
  await expectFaults({ DISK_FLOOR_MIB: '100000000' }, full)
})

test('a file of release 1.0.0 is left as it is, and one whose index says less than its table is a fault', async () => {
  const folder = copyCandidateFile()
  const before = readFileSync(toOutboxPath(folder))
  const { code, lines } = await check({ DATA_DIR: folder })
  expect(lines.join('\n')).toMatch(
    /\nnote {2}data folder: .*outbox\.db is of release 1\.0\.0; the next start takes it over/,
  )
  expect([code, readFileSync(toOutboxPath(folder)).equals(before)]).toEqual([0, true])
  // What was left of a log did this: counts come from an index that has nothing.
  const root = "(SELECT rootpage FROM sqlite_schema WHERE name = 'messages_to_erase')"
  const spoil = `UPDATE sqlite_schema SET rootpage = ${root} WHERE name = 'messages_by_state'`
  changeFile(folder, `PRAGMA writable_schema = ON; ${spoil}`)
  await expectFaults({ DATA_DIR: folder }, /^fault cannot use .*outbox\.db: .*; move it, its -wal and its -shm away/)
})

test('a test email is sent only with --send-test-mail', async () => {
  const mail = await startTestMailServer()
  const settings = { SMTP_URL: mail.url, SMTP_TLS: 'off' }
  expect((await check(settings)).lines.at(-1)).toMatch(/^ok {4}mail: the server accepts the login/)
  expect(mail.received).toHaveLength(0)
  const { email } = siteLibrary.siteData.site
  expect((await check(settings, ['--send-test-mail'])).lines.at(-1)).toBe(
    `ok    mail: the server accepted a test email to ${email.info}`,
  )
  expect(mail.received[0]?.source).toContain('Subject: Test email from the website')
})
