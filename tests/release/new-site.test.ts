import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTraces, findTracesInFiles } from '../support/company-traces.ts'
import { copyRepository, git } from '../support/copy-repository.ts'
import { crawl, listDead } from '../support/crawl.ts'
import { makeFields } from '../support/make-fields.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

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
  expect(findTracesInFiles(root, sources)).toEqual([])
  expect(sources.filter(path => path.startsWith('content/')).length).toBeLessThanOrEqual(30)

  runProgram(root, ['--import', 'tsx', 'scripts/check-content.ts'])
  runProgram(root, ['node_modules/typescript/bin/tsc', '--build'])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  expect(findTracesInFiles(join(root, 'dist'))).toEqual([])

  const settings = { PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production', DATA_DIR: makeTempFolder() }
  const site = await startSite(settings, { folder: root })
  const pages = await crawl(site.url)
  expect(listDead(pages)).toEqual([])
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
