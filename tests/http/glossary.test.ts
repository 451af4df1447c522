import request from 'supertest'
import { expect, test } from 'vitest'
import { siteLibrary } from '../support/site-pages.ts'
import { getSharedApp } from '../support/test-app.ts'

test('the glossary defines each term once, at an anchor of its own, and names terms to search engines', async () => {
  const app = getSharedApp({ PUBLIC_URL: 'http://www.example.com' })
  const { text } = await request(app).get('/glossary').expect(200)
  const terms = await siteLibrary.read('glossary')
  expect(terms.length).toBeGreaterThanOrEqual(60)
  for (const { id, term, definition } of terms) {
    expect(text.split(`<div id="${id}" `)[1]).toMatch(/^[^>]*data-search="term"><dt><dfn>/)
    expect(text.split(`<div id="${id}" `)[1]?.split('<dfn>')[1]?.startsWith(`${term}</dfn>`)).toBe(true)
    expect(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')).toContain(`<dd>${definition}</dd>`)
    expect(text).toContain(`"url":"http://www.example.com/glossary#${id}"`)
  }
  const letters = [...text.matchAll(/<a href="#letter-(\w)">/g)].map(([, letter]) => letter)
  expect(letters).toEqual([...letters].sort())
  expect(letters.filter(letter => !text.includes(`<h2 id="letter-${letter}">`))).toEqual([])
})
