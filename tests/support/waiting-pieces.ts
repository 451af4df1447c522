import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayMs, formatLongDate } from '../../shared/values/dates.ts'

export type WaitingPieces = {
  /** Stands in titles, texts, the name of the picture, the source and ids. */
  readonly marker: string
  /** The number of the article. */
  readonly number: number
  /** Calendar date in UTC. */
  readonly day: string
  readonly isDraft: boolean
}

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The same for all workers. */
export const start = Number(process.env.TEST_RUN_START)
/** Just before midnight the day after it, so that the build is not of that day. */
export const tomorrow = toDay(start + dayMs + 900_000)
export const draft: WaitingPieces = { marker: 'marmoset', number: 9801, day: toDay(start), isDraft: true }
export const future: WaitingPieces = { marker: 'zarzamora', number: 9802, day: tomorrow, isDraft: false }

/** The paths of the pages of these pieces. */
export function waitingPaths({ marker, number }: WaitingPieces): readonly string[] {
  return [
    `/blogs/blog-${number}`,
    `/blogs/${marker}-post`,
    `/whitepapers/${marker}-paper`,
    `/careers/${marker}-job`,
    `/work/${marker}-work`,
    `/topics/${marker}-topic`,
    `/charts/${marker}-post-errors`,
    `/charts/${marker}-work-backtest`,
  ]
}

/** Writes one piece of each kind into a copy of the project; the article has a cover, a source, a table and a file of its own. */
export function writeWaitingPieces(root: string, pieces: WaitingPieces): void {
  const { marker, number, day, isDraft } = pieces
  const content = (file: string) => join(root, 'content', file)
  const write = (file: string, value: unknown) =>
    writeFileSync(content(file), typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  const readJson = (file: string) => JSON.parse(readFileSync(content(file), 'utf8'))
  const covers = join(root, 'public/images/covers')
  for (const name of readdirSync(covers).filter(name => /^default[.-]/.test(name))) {
    cpSync(join(covers, name), join(covers, name.replace('default', marker)))
  }
  write(`sources/${marker}-2026.json`, {
    id: `${marker}-2026`,
    title: `The ${marker} report`,
    publisher: 'Example Press',
    year: 2026,
    url: `https://www.example.com/${marker}`,
    lookedUp: '2026-01-02',
  })
  write(`data/${marker}.csv`, `name,days\n${marker},1\n`)
  write(`data/${marker}.json`, { id: marker, title: `Days of ${marker}`, description: `What ${marker} took.` })
  write(`files/${marker}-form.json`, {
    id: `${marker}-form`,
    title: `Form of ${marker}`,
    description: `For ${marker}.`,
  })
  for (const name of ['form.docx', 'paper.pdf']) writeFileSync(join(root, `public/files/${marker}-${name}`), marker)
  write(`articles/blog-${number}.md`, toArticle(pieces))

  const draft = isDraft ? { draft: true } : {}
  const hero = { heading: `All of ${marker}`, text: `Where ${marker} begins.` }
  const job = readJson('jobs/vp-operations.json')
  const dates = { datePosted: day, validThrough: `${Number(day.slice(0, 4)) + 1}-12-31` }
  write(`jobs/${marker}-job.json`, { ...job, ...draft, id: `${marker}-job`, title: `Keeper of ${marker}`, ...dates })
  const work = readJson('work/demand-forecast.json')
  write(`work/${marker}-work.json`, { ...work, ...draft, id: `${marker}-work`, hero, outcome: marker, appears: day })
  const { useCases, calculators, products, files, ...topic } = readJson('topics/agents.json')
  write(`topics/${marker}-topic.json`, {
    ...topic,
    ...draft,
    id: `${marker}-topic`,
    hero,
    tags: [marker],
    appears: day,
  })
  const change = (file: string, to: string, changes: readonly (readonly [RegExp, string])[]) => {
    const text = changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(content(file), 'utf8'))
    write(to, isDraft ? text.replace(/^id: /m, 'draft: true\nid: ') : text)
  }
  const title = [/^title: .*$/m, `title: The ${marker} of a river`] as const
  change('posts/beat-last-week-first.md', `posts/${marker}-post.md`, [
    [/^id: .*$/m, `id: ${marker}-post`],
    [/^publishDate: .*$/m, `publishDate: "${day}T09:00:00Z"`],
    title,
  ])
  change('papers/ai-readiness-roadmap.md', `papers/${marker}-paper.md`, [
    [/^id: .*$/m, `id: ${marker}-paper`],
    [/^datePublished: .*$/m, `datePublished: ${day}`],
    title,
  ])
}

function toArticle({ marker, number, day, isDraft }: WaitingPieces): string {
  return `---
id: blog-${number}
title: THE ${marker.toUpperCase()} OF A BRIDGE
datePublished: ${formatLongDate(day)}
${isDraft ? 'draft: true\n' : ''}author: Abena Lindqvist
excerpt: What ${marker} costs a bridge.
cover:
  src: /images/covers/${marker}.jpg
  alt: A covered ${marker} over a river
topics: [Strategy]
files: [${marker}, ${marker}-form]
---

## The ${marker} itself

Nobody had counted ${marker} before.[^${marker}-2026]
`
}
