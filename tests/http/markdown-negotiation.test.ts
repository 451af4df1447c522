import request from 'supertest'
import { expect, test } from 'vitest'
import { requestRaw, serve } from '../support/raw-request.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'
import { waitUntil } from '../support/wait-for.ts'

const shared = () => getSharedApp()

const chrome = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

test.each([
  [undefined, 'html'],
  ['', 'html'],
  ['*/*', 'html'],
  ['text/*', 'html'],
  [chrome, 'html'],
  ['application/json', 'html'],
  ['text/markdown', 'markdown'],
  ['Text/Markdown', 'markdown'],
  ['text/markdown, text/html;q=0.9', 'markdown'],
  ['text/html;q=0.5, text/markdown;q=0.6', 'markdown'],
  ['text/markdown, */*', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/html, text/markdown', 'html'],
  ['text/html, text/markdown;q=0.9', 'html'],
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=0, */*', 'html'],
])('Accept "%s" is answered in %s, the first time and from the cache', async (accept, form) => {
  const { port } = await serve(shared())
  for (const _ of ['rendered', 'cached']) {
    const { headers, body } = await requestRaw(port, {
      path: '/about',
      headers: accept === undefined ? {} : { Accept: accept },
    })
    expect(headers['content-type']).toBe(`text/${form}; charset=utf-8`)
    expect(headers.vary).toBe('Accept, Accept-Encoding')
    expect(body.toString().startsWith(form === 'html' ? '<!DOCTYPE html>' : '---\n')).toBe(true)
  }
})

test('the cache keeps both forms of an address and its Markdown version apart, whatever is asked first', async () => {
  const app = shared()
  for (const _ of ['rendered', 'cached', 'again']) {
    const markdown = await request(app).get('/services').set('Accept', 'text/markdown').expect(200)
    const html = await request(app).get('/services').expect(200)
    const file = await request(app).get('/services.md').expect(200)
    expect(markdown.type).toBe('text/markdown')
    expect(html.type).toBe('text/html')
    expect(file.text).toBe(markdown.text)
    expect(html.headers.etag).not.toBe(markdown.headers.etag)
    expect(markdown.headers).toMatchObject({ 'content-location': '/services.md' })
    expect(markdown.headers['x-robots-tag'], 'a crawler must not drop it').toBe(html.headers['x-robots-tag'])
    expect(html.headers).not.toHaveProperty('content-location')
  }
  await request(app).get('/services').set('Accept', 'text/markdown').expect('Cache-Status', 'pages; hit')
  await request(app).get('/services.md').set('Accept', 'text/markdown').expect('Cache-Status', 'pages; hit')
})

test('each form answers 304 to its own tag only', async () => {
  const app = shared()
  const get = (path: string, accept: string, tag = '"none"') =>
    request(app).get(path).set({ Accept: accept, 'If-None-Match': tag })
  const html = String((await get('/about', 'text/html')).headers.etag)
  const markdown = String((await get('/about', 'text/markdown')).headers.etag)
  const fileTag = String((await get('/about.md', '*/*')).headers.etag)
  const unchanged = await get('/about', 'text/markdown', markdown).expect(304)
  expect(unchanged.headers).toMatchObject({ vary: 'Accept, Accept-Encoding', etag: markdown })
  await get('/about', 'text/html', html).expect(304)
  await get('/about.md', '*/*', fileTag).expect(304)
  await get('/about', 'text/html', markdown).expect(200)
  await get('/about', 'text/markdown', html).expect(200)
})

test('a Markdown version is sent compressed, and HEAD has the headers of GET', async () => {
  const { app, services } = createTestApp()
  const { port } = await serve(app)
  await request(app).get('/about.md')
  await waitUntil(() => services.pages.get('/about.md')?.encodings.br !== undefined)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding }
    const got = await requestRaw(port, { path: '/about.md', headers })
    const head = await requestRaw(port, { path: '/about.md', method: 'HEAD', headers })
    expect(got.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(head.headers).toEqual({ ...got.headers, date: head.headers.date })
    expect(head.body).toHaveLength(0)
  }
})

test('a page that has no Markdown version stays HTML, and what does not exist is said in Markdown', async () => {
  const app = shared()
  const admin = await request(app).get('/admin/manage-posts').set('Accept', 'text/markdown').expect(200)
  expect(admin.type).toBe('text/html')
  expect(admin.headers).toMatchObject({ vary: 'Accept-Encoding' })
  expect(admin.headers).not.toHaveProperty('link')
  for (const _ of ['rendered', 'cached']) {
    const missing = await request(app).get('/nowhere').set('Accept', 'text/markdown').expect(404)
    expect(missing.type).toBe('text/markdown')
    expect((await request(app).get('/nowhere').expect(404)).type).toBe('text/html')
  }
})
