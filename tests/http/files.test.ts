import request from 'supertest'
import { expect, test } from 'vitest'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { fileTypes, formatBytes } from '../../shared/values/file-types.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const link =
  /<a href="(?<path>\/files\/[^"]+\.(?<format>csv|docx|pdf|xlsx))" download="" type="(?<type>[^"]+)">(?<words>.*?)<\/a>/g

test('every file that a page offers answers with its type and the size that the page says', async () => {
  const app = getSharedApp()
  const seen = new Set<string>()
  for (const { path: page } of await listPages(siteLibrary)) {
    const { text } = await request(app).get(page).expect(200)
    for (const { groups: { path = '', format, type, words = '' } = {} } of text.matchAll(link)) {
      const { headers, body } = await request(app)
        .get(path)
        .set('Accept-Encoding', 'identity')
        .responseType('blob')
        .expect(200)
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=3600',
        'content-length': String(body.length),
      })
      expect(Object.values(fileTypes)).toContain(type)
      expect(words.replace(/<[^>]+>/g, ''), page).toMatch(
        new RegExp(`^Download ${format?.toUpperCase()} \\(${formatBytes(body.length)}\\): \\w`),
      )
      seen.add(path)
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      '/files/readiness-scorecard.xlsx',
      '/files/readiness-scorecard.pdf',
      '/files/stop-criteria.pdf',
      '/files/data-quality-report.pdf',
      '/files/runbook.pdf',
      '/files/roi-model.xlsx',
      ...['ai-register', 'agent-permissions', 'ai-scorecard'].map(id => `/files/${id}.xlsx`),
      ...['board-page', 'contract-clauses', 'first-process-charter', 'fractional-cio-letter'].flatMap(id => [
        `/files/${id}.docx`,
        `/files/${id}.pdf`,
      ]),
      '/files/trips.csv',
      '/files/scores.csv',
    ]),
  )
})

test('a file that does not exist answers 404', async () => {
  await request(getSharedApp()).get('/files/missing.pdf').expect(404)
})
