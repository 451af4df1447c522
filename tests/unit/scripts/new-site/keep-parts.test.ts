import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../../../../build/read-content.ts'
import { compileContent } from '../../../../compiler/compile.ts'
import { formatProblem } from '../../../../compiler/problem.ts'
import { type Answers, readAnswers } from '../../../../scripts/new-site/answers.ts'
import { fillStarter } from '../../../../scripts/new-site/fill-starter.ts'
import { keepParts } from '../../../../scripts/new-site/keep-parts.ts'
import { readOldCompany } from '../../../../scripts/new-site/old-company.ts'
import { keptNames, type PartName } from '../../../../scripts/new-site/parts.ts'
import type { Content } from '../../../../scripts/new-site/prune-content.ts'
import { findTraces } from '../../../support/sample-traces.ts'

const { files, publicPaths } = readContent('.')
const sample = new Map(files.map(({ path, text }) => [path, text]))
const example = readFileSync('scripts/new-site/starter/answers.yaml', 'utf8')

function keep(names: readonly PartName[], more = ''): ReturnType<typeof keepParts> {
  const answers = toAnswers(example + more)
  const starter = fillStarter('.', answers, '2026-11-26')
  const { renaming } = readOldCompany('.', answers)
  return keepParts(starter, { sample, names, renaming, publicPaths: withDrawn(starter) })
}

/** What is in public/, and what the command draws. */
function withDrawn(content: Content): ReadonlySet<string> {
  const drawn = [...content.values()].flatMap(
    text => text.match(/\/(?:images|industries)\/[\w/-]+\.(?:jpg|png)/g) ?? [],
  )
  const backgrounds = drawn.map(path => path.replace('.png', '-highlight-background.png'))
  return new Set([...publicPaths, ...drawn, ...backgrounds])
}

function toAnswers(text: string): Answers {
  const outcome = readAnswers({ path: 'answers.yaml', text })
  if ('problems' in outcome) throw new Error(outcome.problems.map(({ fault }) => fault).join())
  return outcome.value
}

test.each(keptNames)('%s can be kept without the other parts', name => {
  const { content, problems } = keep([name])
  expect(problems).toEqual([])
  expect(findTraces([...content.values()].join())).toEqual([])
})

test('kept parts are in the menu, the footer and on the home page, and bring what they name', () => {
  const { content } = keep(['demos', 'papers', 'glossary'])
  const { menu, buying } = JSON.parse(content.get('content/navigation.json') ?? '')
  for (const page of ['whitePapers', 'demos']) expect(JSON.stringify(menu)).toContain(`"page":"${page}"`)
  expect(buying.links).toContainEqual({ label: 'Glossary', page: 'glossary' })
  expect(JSON.parse(content.get('content/pages/home.json') ?? '')).toHaveProperty('demos')
  const paths = [...content.keys()]
  for (const folder of ['sources', 'calculators'])
    expect(
      paths.some(path => path.startsWith(`content/${folder}/`)),
      folder,
    ).toBe(true)
  expect(paths.some(path => /^content\/(?:articles|industries|work|topics)\//.test(path))).toBe(false)
  // Nobody of the new company has checked a paper.
  expect(content.get('content/papers/risks-and-ethical-ai.md')).not.toContain('reviewed:')
})

test('industries of the answers have a page with blanks, beside those of the sample or alone', () => {
  const mills = 'industries:\n  - { name: Paper Mills, text: We help mills read what their machines measure. }\n'
  const alone = keep([], mills)
  const checked = compileContent({
    files: [...alone.content].map(([path, text]) => ({ path, text })),
    publicPaths: withDrawn(alone.content),
    originals: new Map(),
  })
  expect('problems' in checked ? checked.problems.map(formatProblem) : []).toEqual([])
  expect([...alone.content.keys()].filter(path => path.startsWith('content/industries/'))).toEqual([
    'content/industries/paper-mills.json',
  ])
  expect(alone.content.get('content/industries/paper-mills.json')).toContain('[What you think of this industry')
  expect(alone.content.get('content/navigation.json')).toContain('"industry": "paper-mills"')
  const both = keep(['industries'], mills)
  expect(both.problems).toEqual([])
  expect([...both.content.keys()].filter(path => path.startsWith('content/industries/')).length).toBeGreaterThan(2)
  expect(both.content.get('content/navigation.json')?.split('"children":"industries"')).toHaveLength(2)
})
