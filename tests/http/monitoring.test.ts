import { readFileSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { contactMessage } from '../support/contact-message.ts'
import { parseQuery, type QueriedLabel } from '../support/promql.ts'
import { createTestApp } from '../support/test-app.ts'

const { groups } = z
  .object({
    groups: z.array(
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string(),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[smh]$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
            annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')))
const rules = groups.flatMap(group => group.rules)

const { panels } = z
  .object({
    panels: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        targets: z.array(z.object({ expr: z.string(), refId: z.string() })),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')))

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** Prometheus itself adds these. */
const ownMetrics = ['up']
const ownLabels = ['job', 'instance']

type Sent = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/** The values of each label of each metric of the built site, after a page, a missing one and a message. */
async function readSent(): Promise<Sent> {
  const token = '0123456789abcdef'
  const { app } = createTestApp({ settings: { METRICS_TOKEN: token } })
  for (const path of ['/about', '/about', '/nowhere']) await request(app).get(path)
  await request(app).post('/send-email').send(contactMessage).expect(200)
  const { text } = await request(app).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200)
  const sent = new Map<string, Map<string, Set<string>>>()
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    const known = sent.get(name) ?? new Map<string, Set<string>>()
    sent.set(name, known)
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value))
    }
  }
  return sent
}

/** What an expression names that the site does not send. */
function findUnknown(sent: Sent, expression: string): readonly string[] {
  const { metrics, grouping } = parseQuery(expression)
  const asked = metrics.filter(({ name }) => !ownMetrics.includes(name))
  const known = [...ownLabels, ...asked.flatMap(({ name }) => [...(sent.get(name)?.keys() ?? [])])]
  const selected = asked.flatMap(({ name, labels }) =>
    labels.filter(label => !isSent(sent.get(name), label)).map(label => `${name}{${label.name}="${label.equals}"}`),
  )
  const unknownMetrics = asked.map(({ name }) => name).filter(name => !sent.has(name))
  return [...unknownMetrics, ...selected, ...grouping.filter(label => !known.includes(label))]
}

function isSent(labels: ReadonlyMap<string, ReadonlySet<string>> | undefined, { name, equals }: QueriedLabel): boolean {
  if (ownLabels.includes(name)) return true
  const values = labels?.get(name)
  // Which statuses there are depends on what happens.
  return values !== undefined && (equals === undefined || name === 'status' || values.has(equals))
}

test('the site sends every metric and label that rules and panels ask for', async () => {
  const sent = await readSent()
  const unknown = expressions.flatMap(([title, expr]) => findUnknown(sent, expr).map(name => `${title}: ${name}`))
  expect(unknown).toEqual([])
  expect(findUnknown(sent, 'sum by (nobody) (outbox_message{state="dead"})')).toEqual([
    'outbox_message',
    'outbox_message{state="dead"}',
    'nobody',
  ])
})

test('what has to be watched is: messages, errors, latency, the event loop, restarts and the store', () => {
  const watched = [
    'outbox_oldest_waiting_seconds',
    'outbox_messages',
    'outbox_up',
    'http_requests_total',
    'http_request_duration_seconds_bucket',
    'nodejs_eventloop_lag_p99_seconds',
    'process_start_time_seconds',
  ]
  for (const name of watched) {
    for (const list of [
      rules.map(({ expr }) => expr),
      panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ]) {
      expect(
        list.some(expr => parseQuery(expr).metrics.some(metric => metric.name === name)),
        name,
      ).toBe(true)
    }
  }
})

test.each(rules)('the runbook of $alert is in the documentation', ({ annotations }) => {
  const [file = '', anchor] = annotations.runbook_url.split('#')
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
  expect(headings).toContain(anchor)
})

test('an expression with a wrong word is found', () => {
  expect(() => parseQuery('sum(rate(outbox_up[5m])')).toThrow('no PromQL')
  expect(parseQuery('max by (state) (outbox_messages{state="dead", job=~"a.*"})')).toEqual({
    metrics: [
      {
        name: 'outbox_messages',
        labels: [
          { name: 'state', equals: 'dead' },
          { name: 'job', equals: undefined },
        ],
      },
    ],
    grouping: ['state'],
  })
})
