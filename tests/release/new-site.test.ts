import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { answersSchema } from '../../scripts/new-site/answers.ts'
import { contactMessage } from '../support/contact-message.ts'
import { copyRepository, git } from '../support/copy-repository.ts'
import { crawl, crawlSettings, expectWhole } from '../support/crawl.ts'
import { startMailServer } from '../support/mail-server.ts'
import { runNpm, runProgram } from '../support/run-program.ts'
import { findTraces, findTracesInFiles, hashFile, hashPictures, listAllFiles } from '../support/sample-traces.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const example = readFileSync('scripts/new-site/starter/answers.yaml', 'utf8')
const { company } = answersSchema.parse(parse(example))

/** Runs `npm run new-site` in a copy with such a text of answers. */
function runNewSite(root: string, text: string, ...flags: readonly string[]) {
  writeFileSync(join(root, '.git/answers.yaml'), text)
  const program = ['--import', 'tsx', 'scripts/new-site/main.ts', '.git/answers.yaml', ...flags]
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('no program of the engine names the company, so that a site without renaming has nothing of it either', () => {
  const folders = ['build', 'client', 'compiler', 'demos/kit', 'server', 'shared']
  const files = folders.flatMap(folder => listAllFiles(folder).map(path => join(folder, path)))
  expect(findTracesInFiles('.', files)).toEqual([])
})

test('one command makes the sample a site of another company, in which nothing of the sample is left', {
  timeout: 600_000,
}, async () => {
  const root = copyRepository()
  expectRefusals(root)
  expect(runNewSite(root, example)).toMatchObject({ status: 0 })
  expect(git(root, 'rev-list', '--count', 'HEAD')).toBe('2')
  const sources = git(root, 'ls-files').split('\n')
  expect(sources.filter(path => path.startsWith('content/')).length).toBeLessThanOrEqual(30)
  const license = readFileSync(join(root, 'LICENSE'), 'utf8')
  expect(license).toMatch(/^MIT License\n\nCopyright \(c\) 2025 the authors of this repository\n/)
  expect(license).toContain(`belong to ${company.legalName}; all rights are reserved.`)

  const { site, pages, settings, mail } = await openWithoutTraces(root)
  // The build's copies and sizes of a picture have hashes of their own.
  const pictures = hashPictures('public', 'dist/client')
  const files = [...sources, ...listAllFiles(join(root, 'dist')).map(path => join('dist', path))]
  expect(files.filter(path => pictures.has(hashFile(join(root, path))))).toEqual([])
  const disclaimer = /people, jobs and products are made up|This (job|person) is invented|The authors are/
  expect([...pages].filter(([, { text }]) => disclaimer.test(text)).map(([path]) => path)).toEqual([])
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/services/data-review', '/services/reports-and-dashboards', '/team/ada-oquill']),
  )
  for (const path of ['/demos', '/industries/energy', '/glossary', '/pricing', '/work', '/services/ai-staffing']) {
    expect((await fetch(site.url + path)).status, path).toBe(404)
  }
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(contactMessage) }
  expect((await fetch(`${site.url}/send-email`, post)).status).toBe(200)
  await waitFor(() => expect(mail.received).toHaveLength(1))
  expect(mail.received[0]).toMatchObject({ from: company.email.sender, to: [company.email.info] })
  // Timestamps and ids can contain the digits of the postal code by chance.
  const log = site.logLines.join().replaceAll(/"time":\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
  expect(findTraces(`${mail.received[0]?.source} ${log}`)).toEqual([])

  const { stdout } = spawnSync(process.execPath, ['dist/server/main.js', '--check'], {
    ...{ cwd: root, encoding: 'utf8' },
    env: { ...process.env, ...settings },
  })
  expect(stdout).toContain(
    'content/pages/about.json has a blank to fill in: [What you do for clients, in words that one of them would use.]',
  )
  expect(stdout).toContain('content/team.json has a blank to fill in:')
  const projects = ['http', 'specification'].flatMap(name => ['--project', name])
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', ...projects], { NODE_ENV: 'test' })
})

test('parts of the sample that a new company keeps have its name, and all checks pass', { timeout: 600_000 }, () => {
  const root = copyRepository()
  const kept = '\nindustries: [{ name: Paper Mills, text: We read your machines. }]\nkeep: [glossary, demos]\n'
  expect(runNewSite(root, example + kept)).toMatchObject({ status: 0 })
  expectNoTraces(root)
  const paths = git(root, 'ls-files')
  for (const path of ['glossary.json', 'demos.json', 'industries/paper-mills.json']) {
    expect(paths).toContain(`content/${path}\n`)
  }
  for (const path of ['industries/energy', 'pages/pricing', 'work/', 'topics/', 'papers/']) {
    expect(paths).not.toContain(`\ncontent/${path}`)
  }
})

/** That what the command cannot do it says, and then changes nothing. */
function expectRefusals(root: string): void {
  const wrong = runNewSite(root, example.replace(`name: ${company.name}`, `name: ${'N'.repeat(120)}`))
  expect(wrong).toEqual({
    status: 1,
    output: expect.stringMatching(/^\S+answers\.yaml:\d+:\d+ company\.name: must have/),
  })
  expect(wrong.output, 'no stack').not.toMatch(/^ {4}at /m)

  const dry = runNewSite(root, example, '--dry-run')
  expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('removes content/demos.json\n') })
  expect(dry.output).toContain('writes content/site.json\n')
  expect(git(root, 'status', '--porcelain')).toBe('')

  writeFileSync(join(root, 'NOTES.md'), 'New\n')
  const dirty = runNewSite(root, example)
  expect(dirty).toMatchObject({ status: 1, output: expect.stringContaining('uncommitted changes') })
  expect(git(root, 'status', '--porcelain')).toBe('?? NOTES.md')
  rmSync(join(root, 'NOTES.md'))
}

/** That no file of a new site has a trace, and that it passes its checks with its own packages. */
function expectNoTraces(root: string): void {
  expect(git(root, 'status', '--porcelain')).toBe('')
  expect(findTracesInFiles(root, git(root, 'ls-files').split('\n'))).toEqual([])
  keepOwnPackages(root)
  runNpm(root, 'run', 'check')
}

/** Builds and serves a new site: no file, address or served byte of it has a trace, and no address leads nowhere. */
async function openWithoutTraces(root: string) {
  expectNoTraces(root)
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const dist = join(root, 'dist')
  expect(findTracesInFiles(dist, listAllFiles(dist))).toEqual([])

  const mail = await startMailServer()
  onTestFinished(mail.close)
  const settings = { ...crawlSettings, SMTP_URL: mail.url, SMTP_TLS: 'off', DATA_DIR: makeTempFolder() }
  const site = await startSite(settings, { folder: root })
  const pages = await crawl(site.url)
  expectWhole(pages)
  expect([...pages].flatMap(([path, { text }]) => findTraces(text).map(trace => `${path}: ${trace}`))).toEqual([])
  return { site, pages, settings, mail }
}

/** Leaves a copy the packages that a clone of it gets from its lock file, with which npm agrees. */
function keepOwnPackages(root: string): void {
  runNpm(root, 'ci', '--dry-run', '--prefer-offline', '--no-audit', '--no-fund')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const names = readdirSync(join(root, 'node_modules')).filter(name => !name.startsWith('.'))
  for (const name of names)
    if (!lock.includes(`"node_modules/${name}`)) rmSync(join(root, 'node_modules', name), { recursive: true })
}
