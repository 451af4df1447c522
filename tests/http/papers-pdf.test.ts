import request from 'supertest'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { linkTo } from '../../shared/addresses/links.ts'
import { formatBytes } from '../../shared/values/file-types.ts'
import { linksOf } from '../support/page-words.ts'
import { readPdf } from '../support/read-files.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readLinks(app: Parameters<typeof request>[0], path: string) {
  const { text } = await request(app).get(path).expect(200)
  return linksOf(text)
}

async function fetchPdf(id: string): Promise<Uint8Array> {
  const { body } = await request(getSharedApp()).get(`/files/${id}.pdf`).responseType('blob').expect(200)
  return new Uint8Array(body)
}

/** Without spaces, which readers of PDFs place as they like. */
const compact = (text: string) => text.replace(/[\s\u2060]/g, '')

const papers = (await siteLibrary.read('papers')).filter(({ downloadable }) => downloadable)

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

test.each(papers)(
  'the PDF of $id is tagged, with title, language, bookmarks and page numbers',
  async ({ id, title }) => {
    const bytes = await fetchPdf(id)
    expect(bytes.length).toBeLessThan(2_000_000)
    const { pages, roles, ...pdf } = await readPdf(bytes)
    expect(pdf).toMatchObject({ title, language: 'en', isTagged: true })
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure']))
    for (const [index, page] of pages.entries()) expect(compact(page)).toContain(`${index + 1}/${pages.length}`)
    const outline = await (await getDocumentProxy(bytes.slice())).getOutline()
    const { headings } = await siteLibrary.read(`bodies/${id}`)
    const listed = compact(
      JSON.stringify(outline, (name, value) => (/^(title|items|\d*)$/.test(name) ? value : undefined)),
    )
    for (const { text } of headings) expect(listed).toContain(compact(JSON.stringify(text).slice(1, -1)))
  },
)

test.each(papers)(
  'the PDF of $id links outside and to its own places, and names no address of the machine that printed it',
  async ({ id }) => {
    const pdf = await getDocumentProxy(await fetchPdf(id))
    const links: { readonly url?: string; readonly dest?: unknown }[] = []
    for (let number = 1; number <= pdf.numPages; number++)
      links.push(...(await (await pdf.getPage(number)).getAnnotations()))
    const urls = links.flatMap(({ url }) => url ?? [])
    expect(urls.filter(url => !url.startsWith('https://'))).toEqual([])
    expect(urls.length).toBeGreaterThan(5)
    expect(links.filter(({ dest }) => dest).length).toBeGreaterThan(5)
  },
)
