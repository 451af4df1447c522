import { listAddresses } from './list-addresses.ts'

type Answer = { readonly status: number; readonly text: string }

const first = [
  '/',
  '/sitemap.xml',
  '/llms.txt',
  '/robots.txt',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/openapi.json',
  '/favicon.ico',
  '/search?q=contact',
]

/** Settings of a site that is crawled: one visitor may ask for 300 pages from free input in a minute, so each request is one of its own. */
export const crawlSettings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', TRUST_PROXY: '1' } as const

/** Every address of a site that a page, the sitemap or llms.txt leads to, with its status, and its headers and bytes as text. */
export async function crawl(url: string): Promise<ReadonlyMap<string, Answer>> {
  const found = new Map<string, Answer>()
  const queue = [...first]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue
    const visitor = `198.18.${found.size >> 8}.${found.size & 255}`
    const response = await fetch(url + path, { headers: { 'X-Forwarded-For': visitor } })
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    found.set(path, { status: response.status, text: [...response.headers].join() + text })
    const own = [...text.matchAll(/https:\/\/www\.example\.com(\/[^<"\s)}#\\]*)/g)].map(([, path = '/']) => path)
    queue.push(...listAddresses(text), ...own)
  }
  return found
}

/** Addresses that do not answer with a page or file, each with its status. */
export function listDead(pages: ReadonlyMap<string, Answer>): readonly string[] {
  return [...pages].flatMap(([path, { status }]) => (status === 200 ? [] : [`${path} ${status}`]))
}

/** Pages with a menu or a list that has nothing in it. */
export function listEmpty(pages: ReadonlyMap<string, Answer>): readonly string[] {
  const empty = /<(nav|ul|ol|dl|select|menu)(?: [^>]*)?>\s*<\/\1>/
  return [...pages].flatMap(([path, { text }]) => {
    const [found] = empty.exec(text) ?? []
    return found === undefined ? [] : [`${path}: ${found}`]
  })
}
