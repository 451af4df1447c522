import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyRepository, git } from '../support/copy-repository.ts'
import { crawl, crawlSettings, listDead, listEmpty } from '../support/crawl.ts'
import { runNewSite } from '../support/new-site.ts'
import { runNpm, runProgram } from '../support/run-program.ts'
import { findTraces, findTracesInFiles, listAllFiles } from '../support/sample-traces.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const kept = ['glossary', 'demos']

test('parts of the sample that a new company keeps have its name and lead nowhere else', {
  timeout: 900_000,
}, async () => {
  const root = copyRepository()
  const answers = readFileSync(join(root, 'scripts/new-site/starter/answers.yaml'), 'utf8')
  const more = `\nindustries: [{ name: Paper Mills, text: We read your machines. }]\nkeep: [${kept.join(', ')}]\n`
  writeFileSync(join(root, '.git/answers.yaml'), answers + more)
  expect(runNewSite(root, '.git/answers.yaml')).toMatchObject({ status: 0 })
  expect(git(root, 'status', '--porcelain')).toBe('')
  const sources = git(root, 'ls-files').split('\n')
  expect(findTracesInFiles(root, sources)).toEqual([])

  runNpm(root, 'run', 'check')
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  const dist = join(root, 'dist')
  expect(findTracesInFiles(dist, listAllFiles(dist))).toEqual([])

  const settings = { ...crawlSettings, DATA_DIR: makeTempFolder() }
  const site = await startSite(settings, { folder: root })
  const pages = await crawl(site.url)
  expect(listDead(pages)).toEqual([])
  expect(listEmpty(pages)).toEqual([])
  expect([...pages].flatMap(([path, { text }]) => findTraces(text).map(trace => `${path}: ${trace}`))).toEqual([])
  for (const path of ['/glossary', '/demos', '/demos/ai-data-validation', '/measured', '/industries/paper-mills']) {
    expect([...pages.keys()], path).toContain(path)
  }
  for (const path of ['/industries/energy', '/pricing', '/work', '/topics', '/whitepapers']) {
    expect((await fetch(site.url + path)).status, path).toBe(404)
  }
})
