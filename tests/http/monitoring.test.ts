import { readFileSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import { contactMessage } from '../support/contact-message.ts'
import { createTestApp } from '../support/test-app.ts'

const files = ['deploy/prometheus/alerts.yaml', 'deploy/grafana/dashboard.json']

/** What a file asks Prometheus for: `outbox_messages{job="site", state="dead"}`. */
function listSelectors(file: string): readonly { readonly name: string; readonly labels: readonly string[] }[] {
  const text = readFileSync(file, 'utf8').replaceAll('\\"', '"')
  return [...text.matchAll(/(\w+)\{(job=[^}]*)\}/g)].map(([, name = '', labels = '']) => ({
    name,
    // Prometheus adds the job, and which statuses there are depends on what happens.
    labels: labels.split(', ').filter(label => !/^(job|status)=/.test(label)),
  }))
}

test.each(files)('the site sends every metric and label that %s asks for', async file => {
  const token = '0123456789abcdef'
  const { app } = createTestApp({ settings: { METRICS_TOKEN: token } })
  for (const path of ['/about', '/about', '/nowhere']) await request(app).get(path)
  await request(app).post('/send-email').send(contactMessage).expect(200)
  const { text } = await request(app).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200)
  const sent = text.split('\n')
  const selectors = listSelectors(file).filter(({ name }) => name !== 'up')
  expect(selectors.length).toBeGreaterThan(10)
  const isSent = ({ name, labels }: (typeof selectors)[number]) =>
    sent.some(line => /^\w+/.exec(line)?.[0] === name && labels.every(label => line.includes(label)))
  expect(selectors.filter(selector => !isSent(selector))).toEqual([])
})
