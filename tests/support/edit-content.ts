import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const photograph = 'tests/fixtures/photograph.jpg'

const article = `---
id: blog-99
title: WHAT A PILOT OWES ITS SUCCESSOR
datePublished: August 20, 2025
author: Greta Oyelaran
excerpt: Four papers that a pilot should leave behind.
cover:
  src: /images/covers/blog-99.jpg
  alt: A red house at the foot of a mountain
topics: [Strategy]
---

## The four papers

Write them while [the pilot](/services/ai-implementation) still runs, [on site](/industries/construction) if need be.
`

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

/** What an editor does, in files of content/ and pictures in public/ only: adds an article, an industry, an employee and a job, and removes blog-6. */
export function editContent(root: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'content', file), 'utf8'))
  const write = (file: string, value: unknown) =>
    writeFileSync(join(root, 'content', file), typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  const copyPicture = (from: string, to: string) => cpSync(from, join(root, 'public', to))

  write('articles/blog-99.md', article)
  copyPicture(photograph, '/images/covers/blog-99.jpg')
  rmSync(join(root, 'content/articles/blog-6.md'))
  for (const file of ['topics/governance.json', 'reading-lists.json']) write(file, withoutArticle(read(file), 'blog-6'))
  write('glossary.json', JSON.stringify(read('glossary.json')).replace('"article":"blog-6",', ''))

  const names = { id: 'construction', name: 'Construction', title: 'AI for Construction' }
  write('industries/construction.json', Object.assign({}, read('industries/energy.json'), names))
  for (const ending of ['.png', '-highlight-background.png']) {
    copyPicture(`public/industries/energy${ending}`, `/industries/construction${ending}`)
  }

  write('team.json', [read('team.json'), employee].flat())
  copyPicture(photograph, employee.image)

  const position = { id: 'site-engineer', title: 'Site Engineer' }
  write('jobs/site-engineer.json', Object.assign({}, read('jobs/ai-strategist.json'), position))
}

/** A topic or reading lists without the steps that name an article. */
function withoutArticle(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.filter(item => item?.article !== id).map(item => withoutArticle(item, id))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutArticle(item, id)]))
}
