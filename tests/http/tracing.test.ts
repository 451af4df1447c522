import { expect, test } from 'vitest'
import { startCollector } from '../support/collector.ts'
import { startTestMailServer } from '../support/mailing.ts'
import { startSite } from '../support/site-process.ts'
import { somePost } from '../support/some-content.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor, waitUntil } from '../support/wait-for.ts'

const visitor = { name: 'Wilhelmina Quist', email: 'quist@visitor.example', details: 'A secret sentence.' }
const address = '203.0.113.77'

async function open(settings: Readonly<Record<string, string>>) {
  const collector = await startCollector()
  const mail = await startTestMailServer()
  const site = await startSite({
    DATA_DIR: makeTempFolder(),
    SMTP_URL: mail.url,
    SMTP_TLS: 'off',
    TRUST_PROXY: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...settings,
  })
  const headers = { 'X-Forwarded-For': address, 'User-Agent': 'Peculiar/1.0', 'Content-Type': 'application/json' }
  const post = () =>
    fetch(`${site.url}/send-email`, { method: 'POST', headers, body: JSON.stringify(visitor) }).then(answer =>
      answer.json(),
    )
  return { collector, mail, site, post, get: (path: string) => fetch(site.url + path, { headers }) }
}

test('a message can be followed from the request to its delivery, without anything of the visitor', async () => {
  const { collector, mail, post, get } = await open({ OTEL_SERVICE_NAME: 'website' })
  const { id } = await post()
  await get('/healthz')
  await get('/search?q=peculiarquery')
  await get(`/blogs/${somePost}?ref=peculiarquery`)
  await get(`/blogs/${somePost}`)
  await get('/peculiar-path-of-nobody')
  await waitUntil(() => mail.received.length === 1)
  const names = [
    ...['POST /send-email', 'store message', 'deliver message', 'GET /search', 'GET /blogs/:postId', 'render page'],
    'GET other',
  ]
  await waitFor(() => expect(new Set(collector.listSpans().map(({ name }) => name))).toEqual(new Set(names)))
  const find = (wanted: string) => collector.listSpans().find(({ name }) => name === wanted)
  expect(find('store message')).toMatchObject({
    traceId: find('POST /send-email')?.traceId,
    parentSpanId: find('POST /send-email')?.spanId,
    attributes: expect.arrayContaining([{ key: 'site.message.id', value: { stringValue: id } }]),
  })
  expect(find('deliver message')?.attributes).toEqual([
    { key: 'site.message.id', value: { stringValue: id } },
    { key: 'site.message.destination', value: { stringValue: 'mail' } },
    { key: 'site.message.outcome', value: { stringValue: 'delivered' } },
  ])
  // The cached page, too.
  expect(collector.listSpans().filter(({ name }) => name === 'GET /blogs/:postId')).toHaveLength(2)
  expect(new Set(collector.listServices())).toEqual(new Set(['website']))
  const secrets = ['Wilhelmina', 'Quist', 'visitor.example', 'secret', address, '127.0.0.1', 'eculiar', somePost]
  for (const secret of secrets) expect(collector.bodies.join()).not.toContain(secret)
})

const off: readonly Readonly<Record<string, string>>[] = [
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { OTEL_SDK_DISABLED: 'true' },
  { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' },
]

test('traces are off without an endpoint, with OTEL_SDK_DISABLED, and for a sampler that takes none', async () => {
  const sentWith = async (settings: Readonly<Record<string, string>>) => {
    const { collector, site, get } = await open(settings)
    await get('/about')
    await site.stop()
    return collector.bodies
  }
  expect(await Promise.all(off.map(sentWith))).toEqual([[], [], []])
})

test('spans that wait are sent when the site stops', async () => {
  const { collector, site, get } = await open({ OTEL_BSP_SCHEDULE_DELAY: '60000' })
  await get('/about')
  expect(collector.bodies).toEqual([])
  await site.stop()
  expect(collector.listSpans().map(({ name }) => name)).toEqual(['render page', 'GET /about'])
})

test('a collector that is away neither holds the site up nor says anything of visitors in the log', async () => {
  const { site, post } = await open({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_BSP_SCHEDULE_DELAY: '10',
  })
  expect(await post()).toMatchObject({ success: true })
  const { code, ms } = await site.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(8000)
  for (const secret of [visitor.name, visitor.email, address]) expect(site.logLines.join()).not.toContain(secret)
})
