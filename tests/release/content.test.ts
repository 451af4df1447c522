import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { copyProject } from '../support/build-copy.ts'
import { linksOf, wordsOf } from '../support/page-words.ts'
import { runProgram } from '../support/run-program.ts'
import { startSite } from '../support/site-process.ts'
import { makeTempFolder } from '../support/temp-folder.ts'

const article = `---
id: blog-99
title: WHAT A PILOT OWES ITS SUCCESSOR
datePublished: August 20, 2025
author: Greta Oyelaran
excerpt: Four papers that a pilot should leave behind.
cover:
  src: /images/covers/default.jpg
  alt: A covered bridge over a river
topics: [Strategy]
---

## The four papers

Write them while [the pilot](/services/ai-implementation) still runs, [on site](/industries/construction) if need be.
`

const employee = {
  id: 'greta-oyelaran',
  name: 'Greta Oyelaran',
  role: 'Site Engineer',
  image: '/images/team/greta-oyelaran.jpg',
  bio: 'Greta writes down what a pilot has taught before anybody forgets it.',
  linkedin: 'https://linkedin.example/in/greta-oyelaran',
  summary: 'Greta tells you what a pilot has to leave behind.',
  answersFor: [{ title: 'The decision', text: 'Whether a pilot may end.' }],
  contact: { text: 'Name the pilot.', topic: 'construction' },
}

/** What an editor does: only files of content/ and pictures in public/ change. */
function editContent(root: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'content', file), 'utf8'))
  const write = (file: string, value: unknown) =>
    writeFileSync(join(root, 'content', file), typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  const copyPicture = (folder: string, from: string, to: string) => {
    for (const name of readdirSync(join(root, folder)).filter(name => name.startsWith(from))) {
      cpSync(join(root, folder, name), join(root, folder, name.replace(from, to)))
    }
  }

  write('articles/blog-99.md', article)
  rmSync(join(root, 'content/articles/blog-6.md'))
  for (const file of ['topics/governance.json', 'reading-lists.json']) write(file, withoutArticle(read(file), 'blog-6'))
  write('glossary.json', JSON.stringify(read('glossary.json')).replace('"article":"blog-6",', ''))

  const names = { id: 'construction', name: 'Construction', title: 'AI for Construction' }
  write('industries/construction.json', Object.assign({}, read('industries/energy.json'), names))
  copyPicture('public/industries', 'energy', 'construction')

  write('team.json', [read('team.json'), employee].flat())
  copyPicture('public/images/team', 'abena-lindqvist', 'greta-oyelaran')

  const position = { id: 'site-engineer', title: 'Site Engineer' }
  write('jobs/site-engineer.json', Object.assign({}, read('jobs/ai-strategist.json'), position))
}

/** A topic or reading lists without the steps that name an article. */
function withoutArticle(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.filter(item => item?.article !== id).map(item => withoutArticle(item, id))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutArticle(item, id)]))
}

test('content files alone add an article, an industry, an employee and a job, and remove an article', {
  timeout: 240_000,
}, async () => {
  const root = makeTempFolder()
  copyProject(root)
  editContent(root)
  runProgram(root, ['--import', 'tsx', resolve('scripts/check-content.ts')])
  runProgram(root, ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'])

  const site = await startSite(
    { DATA_DIR: makeTempFolder(), PUBLIC_URL: 'https://www.example.com', APP_ENV: 'production' },
    { folder: root },
  )
  const get = async (path: string) => {
    const response = await fetch(site.url + path)
    return { status: response.status, text: await response.text() }
  }
  const hrefsOf = async (path: string) => linksOf((await get(path)).text).map(([, href]) => href)

  const person = '/team/greta-oyelaran'
  const added = ['/blogs/blog-99', '/blog/blog-99', '/industries/construction', '/careers/site-engineer', person]
  for (const path of [...added, '/industries/construction.png', '/images/team/greta-oyelaran-320.avif']) {
    expect((await get(path)).status, path).toBe(200)
  }
  expect((await get('/blogs/blog-6')).status).toBe(404)
  expect((await get('/blog/blog-6')).status).toBe(404)

  expect(await hrefsOf('/contact')).toContain('/industries/construction')
  expect(await hrefsOf('/blogs')).toContain('/blogs/blog-99')
  expect(await hrefsOf('/careers')).toContain('/careers/site-engineer')
  expect(wordsOf((await get('/about')).text)).toEqual(expect.arrayContaining([employee.name, employee.role]))
  expect(await hrefsOf('/blogs/blog-99')).toContain(person)
  expect(await hrefsOf(person)).toEqual(expect.arrayContaining(['/blogs/blog-99', '/contact?topic=construction']))

  const sitemap = (await get('/sitemap.xml')).text
  for (const path of ['/blogs/blog-99', '/industries/construction', '/careers/site-engineer', person]) {
    expect(sitemap).toContain(`${path}</loc>`)
  }
  expect(sitemap).not.toContain('/blogs/blog-6<')
})
