import request from 'supertest'
import { expect, test } from 'vitest'
import { canonicalPaths } from '../support/page-kinds.ts'
import { getSharedApp } from '../support/test-app.ts'

/** What HTML does not allow or no longer has, and references to nothing. */
function findMarkupFaults(html: string): readonly string[] {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const references = [...html.matchAll(/ (?:aria-(?:controls|describedby|labelledby)|for)="([^"]+)"/g)]
  return [
    ...(html.match(/<picture>(?:(?!<\/picture>).)*?<(?!source|img|\/picture)\w+/g) ?? []),
    ...(html.match(/<[^>]* (?:align|controlslist|bgcolor|border|valign)=[^>]*>/gi) ?? []),
    ...(html.match(/<th\b[^>]*>\s*<\/th>/g) ?? []),
    ...(html.match(/<(?:aside|nav)(?![^>]* aria-label)[^>]*>/g) ?? []),
    ...(html.match(/<time>/g) ?? []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map(id => `a second element with the id ${id}`),
    ...references
      .flatMap(([, names = '']) => names.split(' '))
      .filter(name => !ids.includes(name))
      .map(name => `a reference to the missing id ${name}`),
  ]
}

test('the markup of every page is valid', async () => {
  const app = getSharedApp({ PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' })
  const { text: sitemap } = await request(app).get('/sitemap.xml').expect(200)
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.com([^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const paths = new Set([
    ...listed,
    ...canonicalPaths,
    '/blog/blog-33',
    '/industries/healthcare?case=ambient-visit-notes',
  ])
  expect(listed.length).toBeGreaterThan(60)
  const faults: Record<string, readonly string[]> = {}
  for (const path of paths) {
    const found = findMarkupFaults((await request(app).get(path)).text)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
})
