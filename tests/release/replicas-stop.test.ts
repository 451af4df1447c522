import { expect, onTestFinished, test } from 'vitest'
import { startPageLoad } from '../support/page-load.ts'
import { startPostgres } from '../support/postgres.ts'
import { startReplicas } from '../support/replicas.ts'
import { startUnsteadyMailServer } from '../support/unsteady-mail-server.ts'
import { waitUntil } from '../support/wait-for.ts'

const senders = 60

test('three replicas that end at once, under load and with a mail server that stumbles, end with code 0', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const mail = await startUnsteadyMailServer()
  const databaseUrl = await postgres.createDatabase('site')
  const replicas = await startReplicas({ databaseUrl, mailPort: mail.port, settings: { DRAIN_SECONDS: '1' } })
  let [accepted, number, isPosting] = [0, 0, true]

  async function post(url: string): Promise<void> {
    while (isPosting) {
      number += 1
      const response = await fetch(`${url}/send-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email: `ada.${number}@example.com`, details: 'Hello' }),
      }).catch(() => undefined)
      // A replica that has ended.
      if (response === undefined) return
      if (response.status === 200) accepted += 1
    }
  }

  const posting = Array.from({ length: senders }, (_, index) => post(replicas[index % replicas.length]?.url ?? ''))
  const pages = replicas.map(({ url }) => startPageLoad(url))
  await waitUntil(() => accepted > 3 * senders, { timeout: 120_000 })
  expect(await Promise.all(replicas.map(replica => replica.stop()))).toEqual([0, 0, 0])
  isPosting = false
  await Promise.all([...posting, ...pages.map(load => load.end())])
})
