import request from 'supertest'
import { expect, test } from 'vitest'
import { feedFormats } from '../../shared/feed-formats.ts'
import { pagePaths } from '../support/page-paths.ts'
import { siteLibrary } from '../support/site-pages.ts'
import { createTestApp } from '../support/test-app.ts'

test('the glossary defines each term once, at an anchor of its own, and names terms to search engines', async () => {
  const { app } = createTestApp({ settings: { PUBLIC_URL: 'http://www.example.com' } })
  const { text } = await request(app).get('/glossary').expect(200)
  const terms = await siteLibrary.read('glossary')
  expect(terms.length).toBeGreaterThanOrEqual(60)
  for (const { id, term, definition } of terms) {
    expect(text).toContain(`<div id="${id}" class="glossary-term"><dt><dfn>${term}</dfn>`)
    expect(text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')).toContain(`<dd>${definition}</dd>`)
    expect(text).toContain(`"url":"http://www.example.com/glossary#${id}"`)
  }
  const letters = [...text.matchAll(/<a href="#letter-(\w)">/g)].map(([, letter]) => letter)
  expect(letters).toEqual([...letters].sort())
  expect(letters.filter(letter => !text.includes(`<h2 id="letter-${letter}">`))).toEqual([])
})

test('each note in a piece leads to its definition, and each piece to the glossary', async () => {
  const { app } = createTestApp()
  const ids = (await siteLibrary.read('glossary')).map(({ id }) => id)
  const pieces = pagePaths.filter(path => /^\/(blogs|whitepapers)\/./.test(path))
  let notes = 0
  for (const path of pieces) {
    const { text } = await request(app).get(path).expect(200)
    const named = [...text.matchAll(/ href="\/glossary#([^"]*)"/g)].map(([, id = '']) => id)
    const opened = [...text.matchAll(/ popovertarget="term-([^"]*)"/g)].map(([, id = '']) => id)
    expect(
      named.filter(id => !ids.includes(id)),
      path,
    ).toEqual([])
    expect(opened, path).toEqual(named)
    expect(text, path).toContain('<a href="/glossary">')
    notes += named.length
  }
  expect(notes).toBeGreaterThan(80)
})

test.each(feedFormats)('a reader of the feed $path has the terms as plain words', async ({ path }) => {
  const { app } = createTestApp({ settings: { PUBLIC_URL: 'http://www.example.com' } })
  const { text } = await request(app).get(path).buffer(true).expect(200)
  expect(text).not.toMatch(/popover|term-note|\/glossary#/)
  expect(text).toContain('95 percent range of <a href=')
})
