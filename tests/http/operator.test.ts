import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contactMessage } from '../support/contact-message.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const acceptedSchema = z.object({ success: z.literal(true), reference: z.string() })

/** Gives the reference that the visitor is told. */
async function write(siteUrl: string, details: string): Promise<string> {
  const body = JSON.stringify({ ...contactMessage, details })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${siteUrl}/send-email`, { method: 'POST', headers, body })
  return acceptedSchema.parse(await response.json()).reference
}

function runTool(folder: string, ...words: readonly string[]): string {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const options = { env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/messages.js', ...words], options)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

test('an operator starts the site with no settings, sets a mail server that is down, mends it, and loses no message', async () => {
  const folder = makeTempFolder()
  const first = await startSite({ DATA_DIR: folder })
  await waitFor(() => expect(first.logLines.join()).toContain('mail is off: SMTP_URL is not set'))
  const read = async (url: string) => (await fetch(url)).json()
  expect(await read(`${first.url}/healthz`)).toEqual({ status: 'alive' })
  await waitFor(async () => expect(await read(`${first.url}/readyz`)).toEqual({ status: 'ready' }))
  const early = await write(first.url, 'Before mail was set up')
  expect(runTool(folder, 'list')).toMatch(new RegExp(`${early}.*waiting`))
  expect(runTool(folder, 'show', early)).toContain('Before mail was set up')
  expect(await first.stop()).toMatchObject({ code: 0 })

  const mail = await startTestMailServer()
  mail.setBusy(true)
  const settings = { SMTP_URL: mail.url, SMTP_TLS: 'off', MAIL_FROM: 'site@example.com', MAIL_TO: 'sales@example.com' }
  const second = await startSite({ DATA_DIR: folder, MAIL_RETRY_MIN_SECONDS: '1', ...settings })
  const reference = await write(second.url, 'While the mail server was down')
  await waitFor(() => expect(runTool(folder, 'list')).toMatch(new RegExp(`${reference}.*451`)))
  await waitFor(async () => expect(await read(`${second.url}/readyz`)).toEqual({ status: 'ready' }))
  mail.setBusy(false)
  await waitFor(() => expect(mail.received).toHaveLength(2))
  expect(mail.received[0]).toMatchObject({ from: 'site@example.com', to: ['sales@example.com'] })
  expect(mail.received.map(({ source }) => source).join()).toContain(`Reference: ${reference}`)
  await waitFor(() => expect(runTool(folder, 'list', '--json')).not.toMatch(/"state": ?"(?!delivered)/))
  expect(await second.stop()).toMatchObject({ code: 0 })
  expect([...first.logLines, ...second.logLines].join()).not.toMatch(/Ada|ada@example|mail server was down/)
})
