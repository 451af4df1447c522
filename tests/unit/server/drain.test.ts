import { Agent, get } from 'node:http'
import { expect, test } from 'vitest'
import { makeFields } from '../../support/make-fields.ts'
import { startSite } from '../../support/site-process.ts'
import { makeTempFolder } from '../../support/temp-folder.ts'
import { waitFor } from '../../support/wait-for.ts'

type Load = { readonly failures: readonly string[]; readonly answered: () => number; readonly ended: Promise<unknown> }

/** Clients with one connection each that request pages without a pause until the site accepts no more connections. */
function putUnderLoad(url: string, visitors: number): Load {
  const failures: string[] = []
  let count = 0
  const ask = (agent: Agent) =>
    new Promise<boolean>(resolve => {
      const request = get(`${url}/services?visit=${count}`, { agent }, response => {
        response.resume().on('end', () => {
          count += 1
          if (response.statusCode !== 200) failures.push(`status ${response.statusCode}`)
          resolve(true)
        })
      })
      request.on('error', error => {
        const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
        if (!isRefused) failures.push(error.message)
        resolve(false)
      })
    })
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (await ask(agent)) {}
    agent.destroy()
  }
  return { failures, answered: () => count, ended: Promise.all(Array.from({ length: visitors }, visit)) }
}

test('no request of 50 busy clients fails at SIGTERM, and the process exits with code 0', async () => {
  const site = await startSite({ DATA_DIR: makeTempFolder(), LOG_LEVEL: 'info', DRAIN_SECONDS: '1' })
  const load = putUnderLoad(site.url, 50)
  await waitFor(() => expect(load.answered()).toBeGreaterThan(500))
  const stopped = site.stop()
  const readyz = await fetch(`${site.url}/readyz`)
  expect(readyz.status).toBe(503)
  await load.ended
  expect(load.failures).toEqual([])
  expect(await stopped).toMatchObject({ code: 0 })
})

test('a stopping site reports not ready and still accepts messages', async () => {
  const site = await startSite({ DATA_DIR: makeTempFolder(), DRAIN_SECONDS: '60' })
  site.stop()
  await waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503))
  const message = makeFields()
  const answer = await fetch(`${site.url}/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(await answer.json()).toMatchObject({ success: true })
})
