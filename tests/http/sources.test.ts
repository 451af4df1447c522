import request from 'supertest'
import { expect, test } from 'vitest'
import { linksOf } from '../support/page-words.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

test('every source is on /sources with its address, the day it was opened, the day to check it by and what leans on it', async () => {
  const { text } = await request(getSharedApp()).get('/sources').expect(200)
  const items = text.split('<li id="').slice(1)
  const listed = await siteLibrary.read('sources')
  expect(items.map(item => item.slice(0, item.indexOf('"')))).toEqual(listed.map(({ id }) => id))
  for (const [index, { id, url, lookedUp, checkBy, uses }] of listed.entries()) {
    const [first, ...hrefs] = linksOf(items[index] ?? '').map(([, href]) => href)
    expect(first, id).toBe(url)
    expect(hrefs, id).toEqual(expect.arrayContaining(uses.map(({ to }) => to)))
    const days = [...(items[index] ?? '').matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day]) => day)
    expect(days, id).toEqual(checkBy === undefined ? [lookedUp] : [lookedUp, checkBy])
  }
})

test('the sources of case studies lead to their industries', async () => {
  const sources = await siteLibrary.read('sources')
  for (const { id } of siteLibrary.siteData.industries) {
    for (const { url } of Object.values(await siteLibrary.read(`cases/${id}`))) {
      const uses = sources.filter(source => source.url === url).flatMap(({ uses }) => uses.map(({ to }) => to))
      expect(uses, url).toContain(`/industries/${id}`)
    }
  }
})
