import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSocialCards } from '../../server/render/built-assets.ts'
import { findStrings } from '../../shared/content/find-strings.ts'
import { siteSchema } from '../../shared/content/schemas/site.ts'
import { contactMessage } from '../support/contact-message.ts'
import { buildFork } from '../support/fork.ts'
import { startMailServer } from '../support/mail-server.ts'
import { otherCompany } from '../support/other-company.ts'
import { pagePaths } from '../support/page-paths.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const crawlerPaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/.well-known/security.txt',
  '/site.webmanifest',
  '/openapi.json',
]
const furtherPages = ['/nowhere', '/careers/lost', '/contact?sent=1', '/blog?year=2024&month=12']

const ownCompany = siteSchema.parse(JSON.parse(readFileSync('content/site.json', 'utf8')))

/** Everything that the project's own site.json says, and the parts of it that sentences and addresses are made of. */
function listTraces(): readonly string[] {
  const { name, email, phone, address } = ownCompany
  const [firstWord = name] = name.split(' ')
  const parts = [firstWord, address.locality, phone.tel.slice(-7), email.info.replace(/^.*@/, '')]
  const shared: readonly string[] = ownCompany.social.map(({ network }) => network)
  const whole = findStrings(ownCompany).map(({ text }) => text)
  return [...parts, ...whole].filter(text => text.length > 2 && !shared.includes(text))
}

function findTraces(text: string): readonly string[] {
  const lowered = text.toLowerCase()
  return listTraces().filter(trace => lowered.includes(trace.toLowerCase()))
}

/** Every file as bytes in Latin letters: names stand in binary files' metadata, too. */
function findTracesInFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => findTraces(`${file} ${readFileSync(file, 'latin1')}`).length > 0)
    .map(file => relative(folder, file))
}

test('with another site.json no page, file, picture or mail has a trace of the company that was', {
  timeout: 240_000,
}, async () => {
  const folder = await buildFork()
  expect(findTracesInFiles(join(folder, 'dist'))).toEqual([])

  const mail = await startMailServer()
  onTestFinished(mail.close)
  const settings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', SMTP_URL: mail.url, SMTP_TLS: 'off' }
  const site = await startSite({ ...settings, DATA_DIR: makeTempFolder() }, { folder })
  const traces: string[] = []
  for (const path of [...pagePaths, ...furtherPages, ...crawlerPaths]) {
    const response = await fetch(site.url + path)
    const text = [...response.headers].join() + (await response.text())
    for (const trace of findTraces(text)) traces.push(`${path}: ${trace}`)
    if (pagePaths.includes(path)) expect(text).toContain(otherCompany.name)
    expect(text, `${path}: the other company is real`).not.toMatch(
      /people, jobs and products are made up|This (job|person) is invented|The authors are/,
    )
  }
  expect(traces).toEqual([])

  const body = JSON.stringify(contactMessage)
  const headers = { 'Content-Type': 'application/json' }
  expect((await fetch(`${site.url}/send-email`, { method: 'POST', headers, body })).status).toBe(200)
  await waitFor(() => expect(mail.received).toHaveLength(1))
  const [received] = mail.received
  expect(received).toMatchObject({ from: otherCompany.email.sender, to: [otherCompany.email.info] })
  expect(findTraces(received?.source ?? '')).toEqual([])
  // Timestamps and ids can contain the digits of the postal code by chance.
  const log = site.logLines.join().replaceAll(/"time":\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
  expect(findTraces(log)).toEqual([])

  // A preview picture's path changes with what is drawn, and the name is drawn on each.
  const [oldCards, newCards] = [readSocialCards('dist/client'), readSocialCards(join(folder, 'dist/client'))]
  expect([...oldCards.keys()].filter(page => !newCards.has(page))).toEqual(['/blogs/blog-6'])
  expect([...newCards.values()].filter(path => [...oldCards.values()].includes(path))).toEqual([])
})
