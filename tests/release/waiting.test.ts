import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type * as BuiltSite from '../../server/built-site.ts'
import { listen } from '../../server/lifecycle.ts'
import { dayMs } from '../../shared/values/dates.ts'
import { copyProject } from '../support/build-copy.ts'
import { listAddresses } from '../support/list-addresses.ts'
import { runProgram } from '../support/run-program.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { type WaitingPieces, waitingPaths, writeWaitingPieces } from '../support/waiting-pieces.ts'

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const start = Date.now()
/** Just before midnight the day after it, so that the build is not of that day. */
const tomorrow = toDay(start + dayMs + 900_000)
const draft: WaitingPieces = { marker: 'marmoset', number: 9801, day: toDay(start), isDraft: true }
const future: WaitingPieces = { marker: 'zarzamora', number: 9802, day: tomorrow, isDraft: false }

const minAddresses = 2000

/** Texts that list pages, each with a word of the site, and what may not be seen before its day. */
const listings = [
  '/',
  '/blog',
  '/blogs',
  '/insights',
  '/topics',
  '/whitepapers',
  '/careers',
  '/work',
  '/team/abena-lindqvist',
  '/topics/agents',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/llms.txt',
  '/blogs.md',
  '/careers.md',
  '/search?q=counted+bridge',
  '/search.json?q=counted+bridge',
  '/search-passages.json',
] as const

/** For the names of sources, which are words of many pages. */
const searches = readdirSync('content/sources').flatMap(name => {
  const words = name.replace(/\.json$/, '').replaceAll('-', '+')
  return [`/search.json?q=${words}`, `/search?q=${words}`]
})

test('a draft and what appears tomorrow are in no byte of production until their day, and a preview has both', {
  timeout: 900_000,
}, async () => {
  const root = makeTempFolder()
  copyProject(root)
  for (const pieces of [draft, future]) writeWaitingPieces(root, pieces)
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const dist = join(root, 'dist')
  const versions = readVersions(dist)
  const clock = { ms: start }
  const production = await serve(root, { APP_ENV: 'production' }, clock)

  // Before: neither.
  for (const folder of ['client', 'server', 'demos']) expect(findInFiles(join(dist, folder))).toEqual([])
  const files = listFiles(join(dist, 'client')).filter(path => !/\/\.|\.(br|gz)$/.test(path))
  const crawled = await crawl(production, [...listings, ...searches, ...files])
  expect(crawled.addresses.length).toBeGreaterThanOrEqual(minAddresses)
  expect(crawled.marked).toEqual([])
  const own = [draft, future].flatMap(pieces => waitingPaths(pieces))
  for (const path of [...own, ...own.map(path => `${path}.md`)]) {
    const { status, text } = await production(path)
    // Unknown papers lead to the list of all.
    expect([302, 404], path).toContain(status)
    // The page repeats the address that was asked for.
    expect(text.toLowerCase().replaceAll(path.toLowerCase(), ''), path).not.toMatch(/(marmoset|zarzamora) of a/)
  }
  const hidden = [future, draft].flatMap(({ marker }) => [
    `/images/covers/${marker}.jpg`,
    `/files/${marker}.csv`,
    `/files/${marker}-form.docx`,
    `/files/${marker}-paper.pdf`,
  ])
  const folders = ['editions.json', `${tomorrow}/client/content/${versions.later}/posts.json`]
  const guesses = [`/content/${versions.later}/posts.json`, `/content/${versions.preview}/posts.json`, ...hidden]
  for (const path of [...guesses, ...folders.flatMap(file => [`/editions/${file}`, `/..%2feditions/${file}`])]) {
    expect([400, 404], path).toContain((await production(path)).status)
  }

  // A moment before midnight, and at midnight: the same process.
  clock.ms = Date.parse(tomorrow) - 1
  expect((await production(waitingPaths(future)[0] ?? '')).status).toBe(404)
  clock.ms = Date.parse(tomorrow)
  for (const path of waitingPaths(future)) {
    const { status, text } = await production(path)
    expect(status, path).toBe(200)
    expect(text, path).toContain(future.marker)
    expect((await production(`${path}.md`)).text, path).toContain(future.marker)
    expect((await production('/sitemap.xml')).text).toContain(`${path}</loc>`)
  }
  // These name no single piece.
  const others: readonly string[] = ['/', '/topics/agents', '/llms.txt']
  for (const path of listings.filter(path => !others.includes(path))) {
    expect((await production(path)).text.toLowerCase(), path).toContain(future.marker)
  }
  const article = await production(waitingPaths(future)[0] ?? '')
  const card = /og:image" content="https:\/\/www\.example\.com(\/og\/[^"]+)"/.exec(article.text)?.[1] ?? ''
  expect(card).toContain(future.marker)
  const appeared = [
    card,
    ...hidden.slice(0, 4),
    ...[...listAddresses(article.text)].filter(path => path.includes(future.marker)),
    `/content/${versions.later}/posts.json`,
    `/content/${versions.later}/bodies/blog-9802.json`,
    // Of a tab that was open before.
    `/content/${versions.shown}/posts.json`,
    `/content/${versions.shown}/short.json`,
  ]
  for (const path of appeared) expect((await production(path)).status, path).toBe(200)
  expect(article.text).toContain(`"version":"${versions.later}"`)
  expect(article.text).not.toContain('PreviewNotice')
  const after = await crawl(production, [...listings, ...appeared], draft.marker)
  expect(after.addresses.length).toBeGreaterThanOrEqual(minAddresses / 2)
  expect(after.marked).toEqual([])
  for (const path of waitingPaths(draft)) expect([302, 404], path).toContain((await production(path)).status)

  // A preview has all, on any day, and says so.
  const preview = await serve(root, { APP_ENV: 'staging' }, { ms: start })
  for (const pieces of [draft, future]) {
    for (const path of [...waitingPaths(pieces), `/images/covers/${pieces.marker}.jpg`]) {
      expect((await preview(path)).status, path).toBe(200)
    }
    for (const path of ['/blogs', '/sitemap.xml', '/search.json?q=counted+bridge']) {
      if (path !== '/sitemap.xml') expect((await preview(path)).text.toLowerCase(), path).toContain(pieces.marker)
    }
  }
  expect((await preview(waitingPaths(draft)[0] ?? '')).text).toContain('This is a draft')
  expect((await preview(waitingPaths(future)[0] ?? '')).text).toMatch(/This appears on \w+ \d+, \d{4}, at 00:00 UTC/)
  expect((await preview('/about')).text).toContain('also shows what is not public yet')
})

type Answer = { readonly status: number; readonly type: string; readonly text: string }
type Get = (path: string) => Promise<Answer>

/** The built site of a folder with a clock of its own. */
async function serve(
  root: string,
  settings: Readonly<Record<string, string>>,
  clock: { readonly ms: number },
): Promise<Get> {
  const distFolder = join(root, 'dist')
  const built: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))
  const config = built.parseConfig({
    ...{ DATA_DIR: makeTempFolder(), PUBLIC_URL: 'https://www.example.com' },
    ...settings,
  })
  const log = pino({ level: 'silent' })
  const now = () => new Date(clock.ms)
  const { requestHandler, delivery } = built.createSite(config, {
    ...{ log, now, isReady: () => true, limitWork: (_request, _response, work) => work() },
    ...built.readBuild(distFolder, config),
    ...built.openStorage({ config, log, now, distFolder }),
  })
  const server = createServer(requestHandler)
  const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await delivery.finish()
    await delivery.close()
  })
  return async path => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    return { status: response.status, type: response.headers.get('content-type') ?? '', text }
  }
}

/** Fetches addresses and all to which they lead; `marked` are those whose bytes have a marker. */
async function crawl(get: Get, first: readonly string[], markers = `${draft.marker}|${future.marker}`) {
  const addresses = [...new Set(first)]
  const marked: string[] = []
  const seen = new Set(addresses)
  const pattern = new RegExp(markers, 'i')
  for (let index = 0; index < addresses.length; index++) {
    const address = addresses[index] ?? ''
    const { status, type, text } = await get(address)
    if (pattern.test(text)) marked.push(`${status} ${address}`)
    const found = type.startsWith('text/html') ? [...listAddresses(text)] : listUrls(text, type)
    const pages = type.startsWith('text/html') && !address.includes('?') && address !== '/' ? [`${address}.md`] : []
    for (const next of [...found, ...pages]) {
      if (seen.has(next)) continue
      seen.add(next)
      addresses.push(next)
    }
  }
  return { addresses, marked }
}

/** Those of the sitemap, feeds and texts for programs. */
function listUrls(text: string, type: string): readonly string[] {
  if (!/xml|markdown|plain|feed/.test(type)) return []
  return Array.from(text.matchAll(/https:\/\/www\.example\.com(\/[^\s<>"')\]#]*)/g), ([, path = '']) => path)
}

const listSchema = z.object({
  later: z.tuple([z.object({ version: z.string() })]),
  preview: z.object({ version: z.string() }),
})

function readVersions(dist: string) {
  const { later, preview } = listSchema.parse(JSON.parse(readFileSync(join(dist, 'editions/editions.json'), 'utf8')))
  const [shown = ''] = readdirSync(join(dist, 'client/content'))
  return { shown, later: later[0].version, preview: preview.version }
}

function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length))
}

/** The files of a folder whose names or bytes have a marker. */
function findInFiles(folder: string): readonly string[] {
  const pattern = new RegExp(`${draft.marker}|${future.marker}`, 'i')
  return listFiles(folder).filter(path => pattern.test(path + readFileSync(join(folder, path), 'latin1')))
}
