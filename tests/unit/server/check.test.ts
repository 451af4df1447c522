import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../support/mail-server.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'

async function check(settings: Readonly<Record<string, string>>, flags: readonly string[] = []) {
  const env = { PATH: process.env.PATH, DATA_DIR: makeTempFolder(), ...settings }
  const child = spawn(process.execPath, ['dist/server/main.js', '--check', ...flags], { env })
  const exited = once(child, 'exit')
  const output = await text(child.stdout)
  await exited
  return { code: child.exitCode, lines: output.trim().split('\n') }
}

test('a site that can run is told what was looked at, and ends with code 0', async () => {
  const { code, lines } = await check({})
  expect(lines).toEqual([
    'ok    settings: all can be read',
    expect.stringMatching(/^note {2}PUBLIC_URL is not set/),
    expect.stringMatching(/^ok {4}data folder: .* can be written; 0 messages wait, 0 were given up$/),
    expect.stringMatching(/^ok {4}content: all \d+ pages can be shown$/),
    'note  mail: SMTP_URL is not set; messages are kept until it is',
  ])
  expect(code).toBe(0)
})

test('every wrong setting is named, and nothing else is tried', async () => {
  const { code, lines } = await check({ PORT: 'x', SMTP_URL: 'mail' })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('fault settings: PORT must be a whole number from 0 to 65535, such as 3000')
  expect(code).toBe(1)
})

test('a data folder that cannot be written and a mail server that cannot be reached are both told', async () => {
  const { code, lines } = await check({ DATA_DIR: '/dev/null/data', SMTP_URL: 'smtp://user:s3cret@127.0.0.1:1' })
  expect(lines.filter(line => line.startsWith('fault'))).toEqual([
    'fault the data folder /dev/null/data is not writable (ENOTDIR); set DATA_DIR to a writable folder',
    'fault mail: ECONNREFUSED; look at SMTP_URL and SMTP_TLS',
  ])
  expect(lines.join()).not.toContain('s3cret')
  expect(code).toBe(1)
})

test('a test mail is sent when it is asked for, and only then', async () => {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const settings = { SMTP_URL: mail.url, SMTP_TLS: 'off' }
  expect((await check(settings)).lines.at(-1)).toMatch(/^ok {4}mail: the server takes the login/)
  expect(mail.received).toHaveLength(0)
  expect((await check(settings, ['--send-test-mail'])).lines.at(-1)).toMatch(
    /^ok {4}mail: the server took a test mail to info@/,
  )
  expect(mail.received[0]?.source).toContain('Subject: Test mail of the website')
})
