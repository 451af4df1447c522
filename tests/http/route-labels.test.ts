import { existsSync, readdirSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import { demoAppPaths } from '../support/page-kinds.ts'
import { siteRoutes } from '../support/page-paths.ts'
import { listIds } from '../support/some-content.ts'
import { createTestApp } from '../support/test-app.ts'

const token = '0123456789abcdef'
const settings = { METRICS_TOKEN: token, PUBLIC_URL: 'https://www.example.com' }

/** One file of each folder at the root of the addresses, by folder. */
function listFiles(root: string): ReadonlyMap<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(name => `/${name}`)
  const files = paths.filter(path => /\.\w+$/.test(path) && !/\/\.|\.(br|gz|html)$/.test(path))
  return new Map(files.map(path => [path.split('/')[1] ?? '', path]))
}

test('every folder that is served and every other kind of address has a label', async () => {
  const site = createTestApp({ settings })
  const folders = new Map(['dist/client', 'dist/demos'].filter(existsSync).flatMap(root => [...listFiles(root)]))
  // The programs have addresses of their own: /demo-apps/{id}/.
  folders.delete('client')
  const served = [...folders.values()].filter(path => path.split('/').length > 2)
  for (const path of served) await request(site.app).get(path).expect(200)
  const endpoints = ['/healthz', '/readyz', '/openapi.json', '/search.json?q=price', '/send-email']
  const files = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/llms.txt', '/favicon.ico', '/about.md']
  const inFolders = [
    ...['/.well-known/security.txt', '/assets/missing-12345678.js', ...demoAppPaths],
    ...listIds('calculators').map(id => `/calculators/${id}.xlsx`),
    ...listIds('topics').map(id => `/topics/${id}/feed.xml`),
  ]
  const pages = siteRoutes.filter(({ path }) => !path.includes(':')).map(({ path }) => path)
  for (const path of [...endpoints, ...files, ...inFolders, ...pages]) await request(site.app).get(path)
  const { text } = await request(site.app).get('/metrics').auth(token, { type: 'bearer' }).expect(200)
  const labels = new Set([...text.matchAll(/http_requests_total\{route="([^"]+)"/g)].map(([, label = '']) => label))
  expect(served.map(path => path.split('/')[1])).toContain('images')
  expect(labels).not.toContain('other')
  for (const path of endpoints) expect(labels).toContain(path.replace(/\?.*/, ''))
  for (const path of [...served, ...inFolders]) expect(labels).toContain(`/${path.split('/')[1]}/*`)
})
