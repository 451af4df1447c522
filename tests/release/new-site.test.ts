import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { personSchema } from '../../shared/content/schemas/people.ts'
import { siteSchema } from '../../shared/content/schemas/site.ts'
import { linkPackages } from '../support/build-copy.ts'
import { listAddresses } from '../support/list-addresses.ts'
import { makeFields } from '../support/make-fields.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { name, address, phone, email } = siteSchema.parse(read('content/site.json'))
const people = z.array(personSchema).parse(read('content/team.json'))

/** What nobody may find: the company's name, its address and telephone, and its people. */
const traces = [
  name.split(' ')[0] ?? name,
  address.street,
  address.locality,
  phone.display,
  phone.tel,
  email.info.replace(/^.*@/, ''),
  ...people.flatMap(({ id, name }) => [id, name]),
].map(text => text.toLowerCase())

function findTraces(text: string): readonly string[] {
  const lowered = text.toLowerCase()
  return traces.filter(trace => lowered.includes(trace))
}

function findTracesInFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .flatMap(file =>
      findTraces(`${relative(folder, file)} ${readFileSync(file, 'latin1')}`).map(trace => `${file}: ${trace}`),
    )
}

function git(root: string, ...args: readonly string[]): string {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stdout.trim()
}

/** A repository of its own, with all files that Git knows or would add. */
function copyRepository(): string {
  const root = makeTempFolder()
  for (const file of git('.', 'ls-files', '-co', '--exclude-standard').split('\n')) {
    if (existsSync(file)) cpSync(file, join(root, file))
  }
  git(root, 'init', '--quiet')
  git(root, 'config', 'user.name', 'Tester')
  git(root, 'config', 'user.email', 'tester@example.com')
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'The sample')
  linkPackages(root)
  writeExcludes(root)
  return root
}

/** Packages are links here, which the pattern of folders does not match. */
function writeExcludes(root: string): void {
  cpSync(join(root, '.gitignore'), join(root, '.git/info/exclude'))
  git(root, 'config', 'core.excludesFile', join(root, '.git/excludes'))
  spawnSync('sh', ['-c', 'printf "node_modules\\n.cache\\n" > .git/excludes'], { cwd: root })
}

/** Every address of the site that a page, the sitemap or llms.txt leads to, with its status and bytes. */
async function crawl(url: string): Promise<ReadonlyMap<string, { readonly status: number; readonly text: string }>> {
  const found = new Map<string, { readonly status: number; readonly text: string }>()
  const queue = [
    '/',
    '/sitemap.xml',
    '/llms.txt',
    '/robots.txt',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
    '/site.webmanifest',
  ]
  queue.push('/.well-known/security.txt', '/openapi.json', '/favicon.ico', '/search?q=contact')
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path)) continue
    const response = await fetch(url + path)
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    found.set(path, { status: response.status, text })
    const own = [...text.matchAll(/https:\/\/www\.example\.com(\/[^<"\s)#\\]*)/g)].map(([, path = '/']) => path)
    queue.push(...listAddresses(text), ...own)
  }
  return found
}

test('one command makes the sample a site of another company, in which nothing of the sample is left', {
  timeout: 900_000,
}, async () => {
  const root = copyRepository()
  const answers = join(root, 'starter/answers.yaml')
  cpSync(answers, join(root, '.git/answers.yaml'))
  runProgram(root, ['--import', 'tsx', 'scripts/new-site/main.ts', '.git/answers.yaml'])
  expect(git(root, 'rev-list', '--count', 'HEAD')).toBe('2')
  expect(git(root, 'status', '--porcelain')).toBe('')
  const sources = git(root, 'ls-files').split('\n')
  expect(
    sources.flatMap(file =>
      findTraces(`${file} ${readFileSync(join(root, file), 'latin1')}`).map(trace => `${file}: ${trace}`),
    ),
  ).toEqual([])
  expect(sources.filter(path => path.startsWith('content/')).length).toBeLessThanOrEqual(30)

  runProgram(root, ['--import', 'tsx', 'scripts/check-content.ts'])
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build'])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  expect(findTracesInFiles(join(root, 'dist'))).toEqual([])

  const settings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', DATA_DIR: makeTempFolder() }
  const site = await startSite(settings, { folder: root })
  const pages = await crawl(site.url)
  expect(
    [...pages].filter(([, { status }]) => status !== 200).map(([path, { status }]) => `${path} ${status}`),
  ).toEqual([])
  expect([...pages].flatMap(([path, { text }]) => findTraces(text).map(trace => `${path}: ${trace}`))).toEqual([])
  expect(pages.size).toBeGreaterThan(40)
  for (const path of ['/services/data-review', '/services/reports-and-dashboards', '/team/ada-oquill', '/security']) {
    expect([...pages.keys()]).toContain(path)
  }
  for (const path of ['/demos', '/industries/energy', '/glossary', '/pricing', '/work', '/services/ai-staffing']) {
    expect((await fetch(site.url + path)).status, path).toBe(404)
  }

  const home = await fetch(site.url)
  expect(home.headers.get('x-robots-tag')).toBe('noindex')
  const body = JSON.stringify(makeFields())
  const message = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  expect((await fetch(`${site.url}/send-email`, message)).status).toBe(200)

  const { stdout } = spawnSync(process.execPath, ['dist/server/main.js', '--check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...settings, DATA_DIR: makeTempFolder() },
  })
  expect(stdout).toContain(
    'content/pages/about.json has a blank to fill in: [What you do for clients, in words that one of them would use.]',
  )
  expect(stdout).toContain('content/team.json has a blank to fill in:')
})
