import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { startMailServer } from '../support/mail-server.ts'
import { makeFields } from '../support/make-fields.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const limits = { CONTACT_LIMIT_PER_MINUTE: '10000', CONTACT_LIMIT_TOTAL_PER_MINUTE: '10000' }
const answerSchema = z.object({ id: z.string() })

/** The built tool, as an operator runs it. */
function runMessages(folder: string, ...args: readonly string[]): string {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['dist/server/messages.js', ...args], {
    encoding: 'utf8',
    env,
  })
  expect(status, stderr).toBe(0)
  return stdout
}

test('a backup under load is restored into an empty folder, with every message from before it by its id', async () => {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  mail.behave({ kind: 'refuse', at: 'MAIL', status: 451 })
  const folder = makeTempFolder()
  const mailing = { SMTP_URL: mail.url, SMTP_TLS: 'off', MAIL_RETRY_MIN_SECONDS: '1' }
  const site = await startSite({ DATA_DIR: folder, ...mailing, ...limits })
  const accepted: string[] = []
  let isLoading = true
  const post = async (sender: number) => {
    for (let number = 0; isLoading; number += 1) {
      const response = await fetch(`${site.url}/send-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(makeFields({ details: `message ${number} of ${sender}` })),
      })
      accepted.push(answerSchema.parse(await response.json()).id)
    }
  }
  const senders = Promise.all(Array.from({ length: 8 }, (_, sender) => post(sender)))
  await waitFor(() => expect(accepted.length).toBeGreaterThan(200))
  const before = [...accepted]
  const file = join(makeTempFolder(), 'backup.db')
  expect(runMessages(folder, 'backup', file)).toMatch(/^\d+ messages \(.*waiting\) were copied to /)
  isLoading = false
  await senders
  await site.kill()

  const restored = makeTempFolder()
  runMessages(restored, 'restore', file)
  const listed = runMessages(restored, 'export').trim().split('\n')
  const ids = new Set(listed.map(line => answerSchema.parse(JSON.parse(line)).id))
  expect(before.filter(id => !ids.has(id))).toEqual([])
  mail.behave({ kind: 'accept' })
  await startSite({ DATA_DIR: restored, ...mailing, ...limits })
  const arrived = () => new Set(mail.received.map(({ messageId }) => messageId?.replace(/@.*$/, '')))
  await waitFor(() => expect(before.filter(id => !arrived().has(id))).toEqual([]), { timeout: 120_000 })
})
