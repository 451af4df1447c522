import request from 'supertest'
import { expect, test } from 'vitest'
import { feedFormats } from '../../shared/addresses/feed-formats.ts'
import { toMarkdownAddress } from '../../shared/addresses/markdown-path.ts'
import { contactMessages } from '../../shared/contact/contact-rules.ts'
import { listPages } from '../../shared/site-pages/page-list.ts'
import { blocksOf } from '../support/page-words.ts'
import { findPromises } from '../support/promises.ts'
import { readPdf } from '../support/read-files.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

const PUBLIC_URL = 'https://www.example.com'
const app = getSharedApp({ PUBLIC_URL })
const pages = await listPages(siteLibrary)

/** The promises in a text that the site serves, each with its address; the specification has given one word for word. */
function findIn(path: string, texts: readonly string[]): readonly string[] {
  const found = texts.flatMap(findPromises).filter(sentence => !contactMessages.sentText.includes(sentence))
  return found.map(sentence => `${path}: ${sentence}`)
}

test('no page of an invented company promises a reading, a reply, a review or a reviewer', async () => {
  const found: string[] = []
  for (const { path } of [...pages, { path: '/contact?sent' }, { path: '/nowhere' }]) {
    found.push(...findIn(path, blocksOf((await request(app).get(path)).text)))
  }
  expect(found).toEqual([])
})

test('neither does what the site serves for programs', async () => {
  const found: string[] = []
  // The Markdown of a page is made of what the page shows.
  const markdown = ['/contact', '/careers', '/team/esen-whitlock', '/blogs/blog-10'].map(toMarkdownAddress)
  const others = ['/llms.txt', '/openapi.json', '/.well-known/security.txt', ...feedFormats.map(({ path }) => path)]
  for (const path of [...markdown, ...others]) {
    const { text, body } = await request(app).get(path).expect(200)
    const lines = (text ?? String(body)).split(/\n+/)
    found.push(...findIn(path, lines))
  }
  expect(found).toEqual([])
})

test('neither does a paper for print, which says when its facts were checked', async () => {
  for (const { id } of await siteLibrary.read('papers')) {
    const path = `/files/${id}.pdf`
    const { body } = await request(app).get(path).responseType('blob').expect(200)
    const text = (await readPdf(body)).pages.join(' ')
    expect(findIn(path, [text])).toEqual([])
    expect(text, path).toMatch(/Facts last checked on \w+ \d+, 2026 by the makers of this sample\./)
  }
})
