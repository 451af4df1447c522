import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatLongDate } from '../../shared/values/dates.ts'
import { listIds } from './some-content.ts'

const photograph = 'tests/fixtures/photograph.jpg'
const today = new Date().toISOString().slice(0, 10)

export const employee = {
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

const source = {
  ...{ id: 'added-source', title: 'On the pouring of concrete', publisher: 'Example Press', year: 2026 },
  ...{ url: 'https://press.example.org/concrete', lookedUp: today },
}

const toArticle = (tag: string) => `---
id: blog-9800
title: WHAT A PILOT OWES ITS SUCCESSOR
datePublished: ${formatLongDate(today)}
author: ${employee.name}
excerpt: Four papers that a pilot should leave behind.
cover:
  src: /images/covers/blog-9800.jpg
  alt: A red house at the foot of a mountain
topics: [${tag}]
---

## The four papers

Write them while [the pilot](/services) still runs, [on site](/industries/construction) if need be.[^added-source]
`

function openContent(root: string) {
  const toPath = (file: string) => join(root, 'content', file)
  const read = (file: string) => JSON.parse(readFileSync(toPath(file), 'utf8'))
  const write = (file: string, value: unknown) =>
    writeFileSync(toPath(file), typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  return { toPath, read, write }
}

/** Adds the newest article, a source, an industry, an employee and a job, as an editor does: by files of content/ and pictures. */
export function addContent(root: string): void {
  const { read, write } = openContent(root)
  const copyPicture = (from: string, to: string) => cpSync(from, join(root, 'public', to))
  const [industry = ''] = listIds('industries')
  const [job = ''] = listIds('jobs')
  const [topic = ''] = listIds('topics')

  write('sources/added-source.json', source)
  write('articles/blog-9800.md', toArticle(read(`topics/${topic}.json`).tags[0]))
  copyPicture(photograph, '/images/covers/blog-9800.jpg')

  const names = { id: 'construction', name: 'Construction', title: 'AI for Construction' }
  write('industries/construction.json', { ...read(`industries/${industry}.json`), ...names })
  for (const ending of ['.png', '-highlight-background.png']) {
    copyPicture(`public/industries/${industry}${ending}`, `/industries/construction${ending}`)
  }

  write('team.json', [...read('team.json'), employee])
  copyPicture(photograph, employee.image)

  const position = { id: 'site-engineer', title: 'Site Engineer' }
  const dates = { datePosted: today, validThrough: `${Number(today.slice(0, 4)) + 1}-12-31` }
  write('jobs/site-engineer.json', { ...read(`jobs/${job}.json`), ...position, ...dates })
}

/** Removes an article with all that names it. */
export function removeArticle(root: string, id: string): void {
  const { toPath, read, write } = openContent(root)
  rmSync(toPath(`articles/${id}.md`))
  for (const file of ['topics/governance.json', 'reading-lists.json']) write(file, withoutArticle(read(file), id))
  write('glossary.json', JSON.stringify(read('glossary.json')).replace(`"article":"${id}",`, ''))
}

/** A topic or reading lists without the steps that name an article. */
function withoutArticle(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.filter(item => item?.article !== id).map(item => withoutArticle(item, id))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutArticle(item, id)]))
}
