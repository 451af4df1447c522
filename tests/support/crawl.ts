import { expect } from 'vitest'
import { listAddresses } from './list-addresses.ts'

type Answer = { readonly status: number; readonly type: string; readonly text: string }

const first = [
  ...['/', '/sitemap.xml', '/llms.txt', '/robots.txt', '/feed.xml', '/atom.xml', '/feed.json', '/site.webmanifest'],
  ...['/.well-known/security.txt', '/openapi.json', '/favicon.ico', '/search?q=contact'],
]

/** One visitor may ask for 300 pages from free input in a minute, so each request is one of its own. */
export const crawlSettings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', TRUST_PROXY: '1' } as const

/** Every address of a site that a page, the sitemap, a feed or llms.txt leads to, with its headers and bytes as text. */
export async function crawl(url: string, more: readonly string[] = []): Promise<ReadonlyMap<string, Answer>> {
  const found = new Map<string, Answer>()
  const queue = new Set([...first, ...more])
  for (const path of queue) {
    const visitor = `198.18.${found.size >> 8}.${found.size & 255}`
    const response = await fetch(url + path, { headers: { 'X-Forwarded-For': visitor } })
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    const type = response.headers.get('content-type') ?? ''
    found.set(path, { status: response.status, type, text: [...response.headers].join() + text })
    for (const next of listAddresses(text)) queue.add(next)
    for (const [, next = '/'] of text.matchAll(/https:\/\/www\.example\.com(\/[^<"\s)}#\\]*)/g)) queue.add(next)
  }
  return found
}

/** That no address leads nowhere and no page has a menu or a list with nothing in it. */
export function expectWhole(pages: ReadonlyMap<string, Answer>): void {
  const empty = /<(nav|ul|ol|dl|select|menu)(?: [^>]*)?>\s*<\/\1>/
  const faults = [...pages].flatMap(([path, { status, text }]) => {
    const [found] = empty.exec(text) ?? []
    return [...(status === 200 ? [] : [`${path} ${status}`]), ...(found === undefined ? [] : [`${path}: ${found}`])]
  })
  expect(faults).toEqual([])
}
