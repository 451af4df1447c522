import request from 'supertest'
import { expect, test } from 'vitest'
import { linkTo } from '../../shared/addresses/links.ts'
import { formatBytes } from '../../shared/values/file-types.ts'
import { linksOf } from '../support/page-words.ts'
import { findPdfFaults } from '../support/pdf-faults.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readLinks(app: Parameters<typeof request>[0], path: string) {
  const { text } = await request(app).get(path).expect(200)
  return linksOf(text)
}

test('each paper that can be downloaded offers its PDF with the size, on its page and on its card', async () => {
  const app = getSharedApp()
  const list = await readLinks(app, linkTo('whitePapers'))
  const papers = await siteLibrary.read('papers')
  expect(papers.length).toBeGreaterThan(0)
  for (const { id, title, downloadable } of papers) {
    const links = await readLinks(app, linkTo('whitePaper', { paperId: id }))
    const path = `/files/${id}.pdf`
    if (!downloadable) {
      expect(links.map(([, href]) => href)).not.toContain(path)
      continue
    }
    const { body, headers } = await request(app).get(path).responseType('blob').expect(200)
    expect(headers['content-type']).toBe('application/pdf')
    const words = new RegExp(`^Download PDF \\(${formatBytes(body.length)}\\)`)
    for (const found of [links, list]) {
      const link = found.find(([, href]) => href === path)
      expect(link?.[0], title).toMatch(words)
      expect(link?.[0]).toContain(title.slice(0, 20))
    }
  }
})

test('every PDF that the built site serves meets what a program can test of PDF/UA-1', async () => {
  const app = getSharedApp()
  const papers = await siteLibrary.read('papers')
  const names = [
    'runbook',
    'stop-criteria',
    'data-quality-report',
    'readiness-scorecard',
    ...papers.map(({ id }) => id),
  ]
  for (const name of names) {
    const { body } = await request(app).get(`/files/${name}.pdf`).responseType('blob').expect(200)
    expect(await findPdfFaults(body), name).toEqual([])
  }
})

test('an unknown white paper redirects to the list with 302', async () => {
  await request(getSharedApp()).get('/whitepapers/lost').expect(302).expect('Location', '/whitepapers')
})
