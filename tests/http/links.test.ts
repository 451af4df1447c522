import request from 'supertest'
import { expect, test } from 'vitest'
import { listAddresses } from '../support/list-addresses.ts'
import { canonicalPaths, siteRoutes } from '../support/page-paths.ts'
import { getSharedApp } from '../support/test-app.ts'

const shared = () => getSharedApp()

function mainOf(html: string): string {
  return /<main[ >][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

test('every address of the site that a page links to, shows or loads answers', async () => {
  const app = shared()
  const sources = new Map<string, string>()
  for (const path of canonicalPaths) {
    const { text } = await request(app).get(path).expect(200)
    for (const address of listAddresses(text)) if (!sources.has(address)) sources.set(address, path)
  }
  expect(sources.size).toBeGreaterThan(canonicalPaths.length)
  const broken: string[] = []
  for (const [address, path] of sources) {
    const { status } = await request(app).head(address)
    if (status !== 200) broken.push(`${address} (on ${path}) answers ${status}`)
  }
  expect(broken).toEqual([])
})

test('no page links to a place that it does not have, and every picture has its size', async () => {
  const app = shared()
  for (const path of canonicalPaths) {
    const { text } = await request(app).get(path).expect(200)
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const hashes = [...text.matchAll(/<a\b[^>]* href="#([^"]*)"/g)].map(([, hash = '']) => decodeURIComponent(hash))
    const pictures = text.match(/<img\b[^>]*>/g) ?? []
    expect({
      path,
      emptyLinks: text.match(/ href=""/g),
      linksToNowhere: hashes.filter(hash => !ids.has(hash)),
      picturesWithoutSize: pictures.filter(picture => !/ width="\d+" height="\d+"/.test(picture)),
    }).toEqual({ path, emptyLinks: null, linksToNowhere: [], picturesWithoutSize: [] })
  }
})

test.each(siteRoutes.flatMap(({ path, aliases }) => aliases.map(alias => [alias, path])))(
  'the alias %s shows the screen of %s',
  async (alias, path) => {
    const app = shared()
    const [aliased, canonical] = [await request(app).get(alias).expect(200), await request(app).get(path)]
    expect(mainOf(aliased.text)).not.toBe('')
    // Links to the form say the address that the visitor is at.
    const main = mainOf(aliased.text).replaceAll(encodeURIComponent(alias), encodeURIComponent(path))
    expect(main).toBe(mainOf(canonical.text))
  },
)
