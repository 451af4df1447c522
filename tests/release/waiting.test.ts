import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type * as BuiltSite from '../../server/built-site.ts'
import { crawlSettings } from '../support/crawl.ts'
import { buildFork } from '../support/fork.ts'
import { listAddresses } from '../support/list-addresses.ts'
import { serve } from '../support/raw-request.ts'
import { listAllFiles } from '../support/sample-traces.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { draft, future, start, tomorrow, waitingPaths } from '../support/waiting-pieces.ts'

let root = ''
beforeAll(async () => {
  root = await buildFork()
})

/** Texts that list pages and name the pieces that are public. */
const lists = [
  '/blog',
  '/blogs',
  '/insights',
  '/topics',
  '/whitepapers',
  '/careers',
  '/work',
  '/team/abena-lindqvist',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/blogs.md',
  '/careers.md',
  '/search?q=counted+bridge',
  '/search.json?q=counted+bridge',
  '/search-passages.json',
] as const

const filesOf = (marker: string) => [
  `/images/covers/${marker}.jpg`,
  `/files/${marker}.csv`,
  `/files/${marker}-form.docx`,
  `/files/${marker}-paper.pdf`,
]

test('a draft and what appears tomorrow are in no byte of production before their day', async () => {
  expect(['client', 'server', 'demos'].flatMap(name => listMarked(name, `${draft.marker}|${future.marker}`))).toEqual(
    [],
  )
  const { get, versions } = await open({}, { ms: start })
  for (const path of ['/', '/llms.txt', '/topics/agents', ...lists]) {
    const { status, text } = await get(path)
    expect(status, path).toBe(200)
    expect(text, path).not.toMatch(/marmoset|zarzamora/i)
  }
  const own = [draft, future].flatMap(pieces => waitingPaths(pieces))
  for (const path of [...own, ...own.map(path => `${path}.md`)]) {
    const { status, text } = await get(path)
    // Unknown papers lead to the list of all.
    expect([302, 404], path).toContain(status)
    // The page repeats the address that was asked for.
    expect(text.toLowerCase().replaceAll(path.toLowerCase(), ''), path).not.toMatch(/(marmoset|zarzamora) of a/)
  }
  const editions = ['editions.json', `${tomorrow}/client/content/${versions.later}/posts.json`]
  const guesses = [
    ...[versions.later, versions.preview].map(version => `/content/${version}/posts.json`),
    ...[draft, future].flatMap(({ marker }) => filesOf(marker)),
    ...editions.flatMap(file => [`/editions/${file}`, `/..%2feditions/${file}`]),
  ]
  for (const path of guesses) expect([400, 404], path).toContain((await get(path)).status)
})

test('at midnight the same process shows all that appears, and the draft stays hidden', async () => {
  const clock = { ms: Date.parse(tomorrow) - 1 }
  const { get, versions } = await open({}, clock)
  expect((await get(waitingPaths(future)[0])).status).toBe(404)
  clock.ms += 1
  const sitemap = (await get('/sitemap.xml')).text
  for (const path of waitingPaths(future)) {
    const { status, text } = await get(path)
    expect(status, path).toBe(200)
    expect(text, path).toContain(future.marker)
    expect((await get(`${path}.md`)).text, path).toContain(future.marker)
    expect(sitemap).toContain(`${path}</loc>`)
  }
  for (const path of lists) {
    const text = (await get(path)).text.toLowerCase()
    expect(text, path).toContain(future.marker)
    expect(text, path).not.toContain(draft.marker)
  }
  expect(listMarked(`editions/${tomorrow}`, draft.marker)).toEqual([])
  const article = (await get(waitingPaths(future)[0])).text
  const card = /og:image" content="https:\/\/www\.example\.com(\/og\/[^"]+)"/.exec(article)?.[1] ?? ''
  expect(card).toContain(future.marker)
  const appeared = [
    card,
    ...filesOf(future.marker),
    ...[...listAddresses(article)].filter(path => path.includes(future.marker)),
    `/content/${versions.later}/posts.json`,
    `/content/${versions.later}/bodies/blog-${future.number}.json`,
    // Of a tab that was open before.
    `/content/${versions.shown}/posts.json`,
    `/content/${versions.shown}/short.json`,
  ]
  for (const path of appeared) expect((await get(path)).status, path).toBe(200)
  expect(article).toContain(`"version":"${versions.later}"`)
  expect(article).not.toContain('PreviewNotice')
  for (const path of waitingPaths(draft)) expect([302, 404], path).toContain((await get(path)).status)
})

test('a preview has all, on any day, and says so', async () => {
  const { get } = await open({ APP_ENV: 'staging' }, { ms: start })
  for (const pieces of [draft, future]) {
    for (const path of [...waitingPaths(pieces), `/images/covers/${pieces.marker}.jpg`]) {
      expect((await get(path)).status, path).toBe(200)
    }
    for (const path of ['/blogs', '/search.json?q=counted+bridge']) {
      expect((await get(path)).text.toLowerCase(), path).toContain(pieces.marker)
    }
  }
  expect((await get(waitingPaths(draft)[0])).text).toContain('This is a draft')
  expect((await get(waitingPaths(future)[0])).text).toMatch(/This appears on \w+ \d+, \d{4}, at 00:00 UTC/)
  expect((await get('/about')).text).toContain('also shows what is not public yet')
})

const versionsSchema = z.object({
  later: z.tuple([z.object({ version: z.string() })]),
  preview: z.object({ version: z.string() }),
})

/** The site of the fork with a clock of its own. */
async function open(settings: Readonly<Record<string, string>>, clock: { readonly ms: number }) {
  const distFolder = join(root, 'dist')
  const built: typeof BuiltSite = await import(join(distFolder, 'server/built-site.js'))
  const config = built.parseConfig({ ...crawlSettings, DATA_DIR: makeTempFolder(), ...settings })
  const log = pino({ level: 'silent' })
  const now = () => new Date(clock.ms)
  const { requestHandler, delivery } = built.createSite(config, {
    ...{ log, now, isReady: () => true },
    ...built.readBuild(distFolder, config),
    ...built.openStorage({ config, log, distFolder }),
  })
  const { port } = await serve(requestHandler)
  onTestFinished(async () => {
    await delivery.finish()
    await delivery.close()
  })
  const get = async (path = '') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    return { status: response.status, text: Buffer.from(await response.arrayBuffer()).toString('latin1') }
  }
  const editions: unknown = JSON.parse(readFileSync(join(distFolder, 'editions/editions.json'), 'utf8'))
  const { later, preview } = versionsSchema.parse(editions)
  const [shown = ''] = readdirSync(join(distFolder, 'client/content'))
  return { get, versions: { shown, later: later[0].version, preview: preview.version } }
}

/** The files in a folder of the build whose names or bytes have a marker. */
function listMarked(name: string, markers: string): readonly string[] {
  const folder = join(root, 'dist', name)
  const pattern = new RegExp(markers, 'i')
  return listAllFiles(folder).filter(path => pattern.test(path + readFileSync(join(folder, path), 'latin1')))
}
