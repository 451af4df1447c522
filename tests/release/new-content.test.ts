import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { formatLongDate } from '../../shared/values/dates.ts'
import { copyRepository } from '../support/copy-repository.ts'
import { runProgram } from '../support/run-program.ts'
import { listIds } from '../support/some-content.ts'

const today = new Date().toISOString().slice(0, 10)

/** Adds the newest article, an industry, a job and a source, as an editor does: by files of content/ and pictures. */
function addContent(root: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'content', file), 'utf8'))
  const write = (file: string, value: unknown) =>
    writeFileSync(join(root, 'content', file), typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  write('sources/added-source.json', {
    id: 'added-source',
    title: 'On the pouring of concrete',
    publisher: 'Example Press',
    year: 2026,
    url: 'https://press.example.org/concrete',
    lookedUp: today,
  })
  const [model = ''] = listIds('industries')
  const names = { id: 'added-industry', name: 'Construction', title: 'AI for Construction' }
  write('industries/added-industry.json', { ...read(`industries/${model}.json`), ...names })
  for (const ending of ['.png', '-highlight-background.png']) {
    const folder = join(root, 'public/industries')
    cpSync(join(folder, `${model}${ending}`), join(folder, `added-industry${ending}`))
  }
  const [job = ''] = listIds('jobs')
  const dates = { datePosted: today, validThrough: `${Number(today.slice(0, 4)) + 1}-12-31` }
  write('jobs/added-job.json', { ...read(`jobs/${job}.json`), id: 'added-job', title: 'Site Engineer', ...dates })
  const numbers = readdirSync(join(root, 'content/articles')).map(name => Number(/\d+/.exec(name)?.[0]))
  const id = `blog-${Math.max(...numbers) + 1}`
  write(
    `articles/${id}.md`,
    `---
id: ${id}
title: WHAT A SITE OWES ITS CONCRETE
datePublished: ${formatLongDate(today)}
author: ${read('team.json')[0].name}
excerpt: Four papers that a building site should leave behind.
cover:
  src: /images/covers/default.jpg
  alt: A red house at the foot of a mountain
topics: [${read(`topics/${listIds('topics')[0]}.json`).tags[0]}]
---

## The four papers

Write them [on site](/industries/added-industry), while the concrete is wet.[^added-source]
`,
  )
}

/** What of a test's text says that it reads content/; names of headers begin alike. */
const readsContent = /['"`]content['"`/]|readContent\(|compileFolder\(/
/** Names any one of a kind: a test that needs no more says nothing of the others. */
const picker = 'tests/support/some-content.ts'

/** Whether a test, or what it imports of the tests, reads content/. */
function isOfContent(path: string, seen = new Set<string>([picker])): boolean {
  if (seen.has(path) || path.includes('fixture') || !existsSync(path)) return false
  seen.add(path)
  const text = readFileSync(path, 'utf8')
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to))
  return readsContent.test(text) || imported.some(to => to.startsWith('tests/') && isOfContent(to, seen))
}

test('the tests that read content stay green when an article, an industry, a job and a source are added', {
  timeout: 1_200_000,
}, () => {
  const root = copyRepository()
  addContent(root)
  runProgram(root, ['--import', 'tsx', 'scripts/format-content.ts'])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])
  // Those of the server's parts and of scripts look at content of their own.
  const folders = ['tests/unit/shared', 'tests/unit/client', 'tests/unit/compiler', 'tests/unit/build', 'tests/http']
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.test\.tsx?$/.test(name))
      .map(name => relative('.', join(folder, name))),
  )
  const chosen = files.filter(path => isOfContent(path))
  expect(chosen.length).toBeGreaterThan(10)
  const projects = ['--project', 'unit', '--project', 'http']
  runProgram(root, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...chosen], { NODE_ENV: 'test' })
})
