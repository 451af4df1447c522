import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { answersSchema } from '../../scripts/new-site/answers.ts'
import { contactMessage } from '../support/contact-message.ts'
import { copyRepository, git } from '../support/copy-repository.ts'
import { crawl, crawlSettings, listDead } from '../support/crawl.ts'
import { startMailServer } from '../support/mail-server.ts'
import { runNewSite } from '../support/new-site.ts'
import { runNpm, runProgram } from '../support/run-program.ts'
import { findTraces, findTracesInFiles, hashFile, hashPictures, listAllFiles } from '../support/sample-traces.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'
import { waitFor } from '../support/wait-for.ts'

const example = readFileSync('scripts/new-site/starter/answers.yaml', 'utf8')
const { company } = answersSchema.parse(parse(example))

test('no program of the engine names the company, so that a site without renaming has nothing of it either', () => {
  const folders = ['build', 'client', 'compiler', 'demos/kit', 'server', 'shared']
  const files = folders.flatMap(folder => listAllFiles(folder).map(path => join(folder, path)))
  expect(findTracesInFiles('.', files)).toEqual([])
})

test('one command makes the sample a site of another company, in which nothing of the sample is left', {
  timeout: 1_200_000,
}, async () => {
  const root = copyRepository()
  cpSync(join(root, 'scripts/new-site/starter/answers.yaml'), join(root, '.git/answers.yaml'))
  expect(runNewSite(root, '.git/answers.yaml')).toMatchObject({ status: 0 })
  expect(git(root, 'rev-list', '--count', 'HEAD')).toBe('2')
  expect(git(root, 'status', '--porcelain')).toBe('')
  const sources = git(root, 'ls-files').split('\n')
  expect(findTracesInFiles(root, sources)).toEqual([])
  expect(sources.filter(path => path.startsWith('content/')).length).toBeLessThanOrEqual(30)

  const license = readFileSync(join(root, 'LICENSE'), 'utf8')
  expect(license).toMatch(/^MIT License\n\nCopyright \(c\) 2025 the authors of this repository\n/)
  expect(license).toContain(`belong to ${company.legalName}; all rights are reserved.`)

  // Its own packages, as a clone of it gets them.
  runNpm(root, 'ci', '--prefer-offline', '--no-audit', '--no-fund')
  runNpm(root, 'run', 'check')
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const dist = join(root, 'dist')
  expect(findTracesInFiles(dist, listAllFiles(dist))).toEqual([])
  // The build's copies and sizes of a picture have hashes of their own.
  const pictures = hashPictures('public', 'dist/client')
  const files = [...sources.map(path => join(root, path)), ...listAllFiles(dist).map(path => join(dist, path))]
  expect(files.filter(path => pictures.has(hashFile(path)))).toEqual([])
  await expectNothingServed(root)
  const projects = ['unit', 'http', 'specification'].flatMap(name => ['--project', name])
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', ...projects], { NODE_ENV: 'test' })
})

/** That no served byte, mail or line of the log has a trace, and that what is left to write is said. */
async function expectNothingServed(root: string): Promise<void> {
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const settings = { ...crawlSettings, SMTP_URL: mail.url, SMTP_TLS: 'off' }
  const site = await startSite({ ...settings, DATA_DIR: makeTempFolder() }, { folder: root })
  const pages = await crawl(site.url)
  expect(listDead(pages)).toEqual([])
  const served = [...pages].flatMap(([path, { text }]) => findTraces(text).map(trace => `${path}: ${trace}`))
  expect(served).toEqual([])
  const disclaimer = /people, jobs and products are made up|This (job|person) is invented|The authors are/
  expect([...pages].filter(([, { text }]) => disclaimer.test(text)).map(([path]) => path)).toEqual([])
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/services/data-review', '/services/reports-and-dashboards', '/team/ada-oquill']),
  )
  for (const path of ['/demos', '/industries/energy', '/glossary', '/pricing', '/work', '/services/ai-staffing']) {
    expect((await fetch(site.url + path)).status, path).toBe(404)
  }
  const headers = { 'Content-Type': 'application/json' }
  const post = { method: 'POST', headers, body: JSON.stringify(contactMessage) }
  expect((await fetch(`${site.url}/send-email`, post)).status).toBe(200)
  await waitFor(() => expect(mail.received).toHaveLength(1))
  expect(mail.received[0]).toMatchObject({ from: company.email.sender, to: [company.email.info] })
  expect(findTraces(mail.received[0]?.source ?? '')).toEqual([])
  // Timestamps and ids can contain the digits of the postal code by chance.
  const log = site.logLines.join().replaceAll(/"time":\d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
  expect(findTraces(log)).toEqual([])

  const { stdout } = spawnSync(process.execPath, ['dist/server/main.js', '--check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...settings, DATA_DIR: makeTempFolder() },
  })
  expect(stdout).toContain(
    'content/pages/about.json has a blank to fill in: [What you do for clients, in words that one of them would use.]',
  )
  expect(stdout).toContain('content/team.json has a blank to fill in:')
}

test('what the command cannot do it says, and then changes nothing', { timeout: 300_000 }, () => {
  const root = copyRepository()
  const answers = join(root, '.git/answers.yaml')
  const refused = (before: string, after: string) => {
    expect(example).toContain(before)
    writeFileSync(answers, example.replace(before, after))
    const { status, output } = runNewSite(root, answers)
    expect(status).toBe(1)
    expect(output, 'no stack').not.toMatch(/^ {4}at /m)
    return output
  }
  const nameLine = `name: ${company.name}`
  expect(refused(nameLine, `name: ${'N'.repeat(120)}`)).toMatch(
    /answers\.yaml:\d+:\d+ company\.name: must have at most/,
  )
  expect(refused(nameLine, 'name: شركة البيانات')).toMatch(/:\d+:\d+ company\.name: must be written in Latin letters/)
  expect(refused(nameLine, 'name: Quill 🪶')).toMatch(/:\d+:\d+ company\.name: must be written in Latin letters/)
  expect(refused('name: Reports & Dashboards', 'name: Data Review')).toMatch(/services\[1\]\.name: two services/)
  expect(refused("accent: '#2f6f4f'", 'accent: greenish')).toMatch(/looks\.accent: must be a color such as/)
  expect(refused('    street: 7 Ore Dock Road\n', '')).toMatch(/address\.street: is missing; add it/)
  expect(runNewSite(root, 'nowhere.yaml')).toEqual({ status: 1, output: 'There is no file nowhere.yaml.\n' })

  writeFileSync(answers, example.replace(nameLine, "name: O'Brien & Søn"))
  const dry = runNewSite(root, answers, '--dry-run')
  expect(dry).toMatchObject({ status: 0, output: expect.stringContaining('removes content/demos.json\n') })
  expect(dry.output).toContain('writes content/site.json\n')
  expect(git(root, 'status', '--porcelain')).toBe('')

  writeFileSync(join(root, 'README.md'), 'Changed\n')
  expect(runNewSite(root, answers)).toMatchObject({ status: 1, output: expect.stringContaining('uncommitted changes') })
  expect(git(root, 'status', '--porcelain')).toBe('M README.md')
  expect(git(root, 'rev-list', '--count', 'HEAD')).toBe('1')
})
