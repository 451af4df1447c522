import request from 'supertest'
import { expect, test } from 'vitest'
import { siteLibrary } from '../support/site-pages.ts'
import { createTestApp, getSharedApp } from '../support/test-app.ts'

const settings = { PUBLIC_URL: 'http://www.example.com' }
const get = (path: string) => request(getSharedApp(settings)).get(path)

test('every answer says that the company is invented, while it is', async () => {
  const { body } = await get('/search.json?q=price').expect(200)
  expect(body.notice).toContain('invented')
  const { siteData } = siteLibrary
  const { sample, ...real } = siteData
  expect(sample).toBeDefined()
  const { app } = createTestApp({ settings, parts: { library: { ...siteLibrary, siteData: real } } })
  expect((await request(app).get('/search.json?q=price').expect(200)).body).not.toHaveProperty('notice')
})

test('a word is not taken for the start of another one, as in the dialog', async () => {
  expect((await get('/search.json?q=stakeh').expect(200)).body.found).toEqual([])
})
