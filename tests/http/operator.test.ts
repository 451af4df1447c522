import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { getFreePort } from '../../scripts/bench/servers.ts'
import { contactMessage } from '../support/contact-message.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const listedSchema = z.array(
  z.object({ reference: z.string(), state: z.string(), fields: z.object({ details: z.string() }) }),
)

/** Gives the reference that the visitor is told. */
async function write(siteUrl: string, details: string): Promise<string> {
  const response = await fetch(`${siteUrl}/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...contactMessage, details }),
  })
  return z.object({ success: z.literal(true), reference: z.string() }).parse(await response.json()).reference
}

function runTool(folder: string, ...words: readonly string[]): string {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/messages.js', ...words], {
    env,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return stdout
}

function listStates(folder: string): ReadonlyMap<string, string> {
  const listed = listedSchema.parse(JSON.parse(runTool(folder, 'list', '--json')))
  return new Map(listed.map(({ fields, state }) => [fields.details, state]))
}

test('an operator starts the site with no settings, sets a mail server that is down, mends it, and loses no message', async () => {
  const folder = makeTempFolder()
  const mailPort = await getFreePort()

  const first = await startSite({ DATA_DIR: folder })
  await waitFor(() => expect(first.logLines.join('\n')).toMatch(/SMTP_URL is not set/))
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'alive' })
  expect(await (await fetch(`${first.url}/readyz`)).json()).toEqual({ status: 'ready' })
  await write(first.url, 'Before mail was set up')
  expect(listStates(folder)).toEqual(new Map([['Before mail was set up', 'waiting']]))
  expect(await first.stop()).toMatchObject({ code: 0 })

  const settings = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, SMTP_TLS: 'off', MAIL_RETRY_MIN_SECONDS: '1' }
  const second = await startSite({ DATA_DIR: folder, ...settings })
  const reference = await write(second.url, 'While the mail server was down')
  await waitFor(() => expect(runTool(folder, 'list')).toMatch(new RegExp(`${reference}.*ECONNREFUSED`)))
  expect(await (await fetch(`${second.url}/readyz`)).json()).toEqual({ status: 'ready' })

  const mail = await startMailServer({ port: mailPort })
  onTestFinished(mail.close)
  await waitFor(() => expect(mail.received).toHaveLength(2))
  expect(mail.received.map(({ source }) => source).join()).toContain(`Reference: ${reference}`)
  await waitFor(() => expect(new Set(listStates(folder).values())).toEqual(new Set(['delivered'])))

  expect(await second.stop()).toMatchObject({ code: 0 })
  expect([...first.logLines, ...second.logLines].join('\n')).not.toMatch(/Ada|ada@example|mail server was down/)
})
