import request from 'supertest'
import { expect, test } from 'vitest'
import { pagePaths } from '../support/page-paths.ts'
import { linksOf, toTopicLink, wordsOf } from '../support/page-words.ts'
import { someDemo } from '../support/some-demo.ts'
import { getSharedApp } from '../support/test-app.ts'

async function readPage(path: string): Promise<string> {
  return (await request(getSharedApp()).get(path).expect(200)).text
}

test.each([
  ['/industries/energy', 'AI for Energy &amp; Utilities'],
  [`/demos/${someDemo.id}`, `${someDemo.name} demo`],
  ['/demos', 'A custom demo'],
])('the call to action of %s leads to a form about it', async (path, label) => {
  const [link = ''] = /\/contact\?topic=[\w-]+/.exec(await readPage(path)) ?? []
  expect(await readPage(link)).toContain(`<strong>${label}</strong>`)
})

test('every link to the form with a topic names the page that it stands on, and the form shows it', async () => {
  const links: { readonly path: string; readonly href: string }[] = []
  for (const path of pagePaths) {
    const hrefs = linksOf(await readPage(path)).map(([, href]) => href)
    links.push(...hrefs.filter(href => href.startsWith('/contact?topic=')).map(href => ({ path, href })))
  }
  expect(links.length).toBeGreaterThan(40)
  for (const { path, href } of links) expect(new URLSearchParams(href.split('?')[1]).get('from'), path).toBe(path)
  const [{ path, href } = { path: '', href: '' }] = links
  expect(wordsOf(await readPage(href)).join(' ')).toContain(path)
})

test('a case study leads to a form about its industry', async () => {
  const page = await readPage('/industries/energy')
  const [address = ''] = /\/industries\/energy\?case=[\w-]+/.exec(page) ?? []
  const [dialog = ''] = /<dialog[\s\S]*<\/dialog>/.exec(await readPage(address)) ?? []
  expect(linksOf(dialog).map(([, href]) => href)).toContain(toTopicLink('energy', '/industries/energy'))
})
