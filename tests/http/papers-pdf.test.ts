import request from 'supertest'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { formatBytes } from '../../shared/values/file-types.ts'
import { linksOf } from '../support/page-words.ts'
import { findPromises } from '../support/promises.ts'
import { readPdf } from '../support/read-files.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

/** Without spaces, which readers of PDFs place as they like. */
const compact = (text: string) => text.replace(/[\s\u2060]/g, '')

const linksAt = async (path: string) => linksOf((await request(getSharedApp()).get(path).expect(200)).text)

const { sample } = siteLibrary.siteData.site
const papers = await siteLibrary.read('papers')

test.each(papers.filter(({ downloadable }) => downloadable))(
  'the PDF of $id is offered, and has tags, bookmarks and whole links',
  async ({ id, title }) => {
    const path = `/files/${id}.pdf`
    const { body, type } = await request(getSharedApp()).get(path).responseType('blob').expect(200)
    const bytes = new Uint8Array(body)
    expect([type, bytes.length < 2_000_000]).toEqual(['application/pdf', true])
    for (const links of [await linksAt(`/whitepapers/${id}`), await linksAt('/whitepapers')]) {
      const words = links.find(([, href]) => href === path)?.[0]
      expect(words?.startsWith(`Download PDF (${formatBytes(bytes.length)})`)).toBe(true)
      expect(words).toContain(title.slice(0, 20))
    }

    const { pages, roles, ...pdf } = await readPdf(bytes.slice())
    expect(pdf).toMatchObject({ title, language: 'en', isTagged: true })
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'Table', 'TH', 'TD', 'Figure']))
    for (const [index, page] of pages.entries()) expect(compact(page)).toContain(`${index + 1}/${pages.length}`)
    expect(pages.join(' ')).toMatch(/Facts last checked on \w+ \d+, \d{4} by /)
    if (sample) expect(findPromises(pages.join(' '))).toEqual([])

    const document = await getDocumentProxy(bytes)
    const bookmarks = compact(JSON.stringify(await document.getOutline(), ['title', 'items']))
    const { headings } = await siteLibrary.read(`bodies/${id}`)
    for (const { text } of headings) expect(bookmarks).toContain(compact(JSON.stringify(text).slice(1, -1)))
    const links: { readonly url?: string; readonly dest?: unknown }[] = []
    for (let number = 1; number <= document.numPages; number++)
      links.push(...(await (await document.getPage(number)).getAnnotations()))
    const urls = links.flatMap(({ url }) => url ?? [])
    expect(
      urls.filter(url => !url.startsWith('https://')),
      'of the machine that printed it',
    ).toEqual([])
    expect(urls.length).toBeGreaterThan(5)
    expect(links.filter(({ dest }) => dest).length).toBeGreaterThan(5)
  },
)

test('a paper that cannot be downloaded offers no PDF', async () => {
  for (const { id } of papers.filter(({ downloadable }) => !downloadable)) {
    expect((await linksAt(`/whitepapers/${id}`)).map(([, href]) => href)).not.toContain(`/files/${id}.pdf`)
  }
})
