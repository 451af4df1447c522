import { expect, onTestFinished, test } from 'vitest'
import { startNginx } from '../support/nginx.ts'
import { startPageLoad } from '../support/page-load.ts'
import { type Posting, postUntilAccepted } from '../support/post-messages.ts'
import { startPostgres } from '../support/postgres.ts'
import { type Replica, startReplicas } from '../support/replicas.ts'
import { waitUntil } from '../support/wait-for.ts'

const metricsToken = 'a token for the metrics of tests'

/** Pages that the replica has sent from its cache since it was started. */
async function countPages({ url }: Replica): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const lines = (await response.text()).matchAll(/^http_requests_total\{.*cache="hit".*\} (\d+)$/gm)
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
}

/**
 * Ends and starts one replica after the other. The next one has to wait until nginx uses this one again: after failures
 * it leaves a replica out for some seconds (`fail_timeout`), whether it is ready or not.
 */
async function restartAll(replicas: readonly Replica[], end: (replica: Replica) => Promise<unknown>): Promise<void> {
  for (const replica of replicas) {
    await end(replica)
    await replica.start()
    await waitUntil(async () => (await fetch(`${replica.url}/readyz`)).status === 200)
    await waitUntil(async () => (await countPages(replica)) > 0)
  }
}

test('no page and no message fails while all replicas are restarted in turn, and no page while they are killed', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const databaseUrl = await postgres.createDatabase()
  const replicas = await startReplicas({ databaseUrl, settings: { DRAIN_SECONDS: '1', METRICS_TOKEN: metricsToken } })
  const nginx = await startNginx({ sitePorts: replicas.map(({ port }) => port) })
  const pages = startPageLoad(nginx.url)
  const postings: Posting[] = []
  let isPosting = true
  async function post(): Promise<void> {
    for (let number = 1; isPosting; number += 1) {
      postings.push(await postUntilAccepted({ url: nginx.url, number, key: `key-${number}` }))
    }
  }
  const posting = post()

  await waitUntil(() => pages.count() > 100 && postings.length > 10)
  await restartAll(replicas, async replica => expect(await replica.stop()).toBe(0))
  isPosting = false
  await posting
  const restarted = pages.count()
  await restartAll(replicas, replica => replica.kill())
  const { faults, count } = await pages.end()

  process.stdout.write(
    `${restarted} pages and ${postings.length} messages during a rolling restart, ${count - restarted} pages while replicas were killed\n`,
  )
  expect(faults).toEqual([])
  expect(postings.filter(({ failures }) => failures > 0)).toEqual([])
})
