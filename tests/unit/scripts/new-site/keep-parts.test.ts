import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readContent } from '../../../../build/read-content.ts'
import { type Answers, readAnswers } from '../../../../scripts/new-site/answers.ts'
import { fillStarter } from '../../../../scripts/new-site/fill-starter.ts'
import { keepParts } from '../../../../scripts/new-site/keep-parts.ts'
import { readOldCompany } from '../../../../scripts/new-site/old-company.ts'
import { keptNames, type PartName } from '../../../../scripts/new-site/parts.ts'

const { files, publicPaths } = readContent('.')
const sample = new Map(files.map(({ path, text }) => [path, text]))
const example = readFileSync('starter/answers.yaml', 'utf8')

function keep(names: readonly PartName[]): ReturnType<typeof keepParts> {
  const answers = toAnswers(example)
  const starter = fillStarter('.', answers, '2026-11-26')
  const drawn = [...starter.values()].flatMap(text => text.match(/\/images\/[\w/-]+\.(?:jpg|png)/g) ?? [])
  const { renaming } = readOldCompany('.', answers)
  return keepParts(starter, { sample, names, renaming, publicPaths: new Set([...publicPaths, ...drawn]) })
}

function toAnswers(text: string): Answers {
  const outcome = readAnswers({ path: 'answers.yaml', text })
  if ('problems' in outcome) throw new Error(outcome.problems.map(({ fault }) => fault).join())
  return outcome.value
}

test.each(keptNames.map(name => [name]))('%s can be kept without the other parts', name => {
  const { content, problems } = keep([name])
  expect(problems).toEqual([])
  expect([...content.values()].join('\n')).not.toMatch(/Spanwell|Lindqvist|Castellane|Varma|Nakagawa|Whitlock|Moravec/i)
})

test('kept parts are in the menu, the footer and on the home page, and bring what they name', () => {
  const { content } = keep(['demos', 'papers', 'glossary'])
  const navigation = z
    .object({ menu: z.array(z.unknown()), buying: z.unknown() })
    .parse(JSON.parse(content.get('content/navigation.json') ?? ''))
  expect(JSON.stringify(navigation.menu)).toContain('"page":"whitePapers"')
  expect(JSON.stringify(navigation.menu)).toContain('"page":"demos"')
  expect(JSON.stringify(navigation.buying)).toContain('{"label":"Glossary","page":"glossary"}')
  expect(JSON.parse(content.get('content/pages/home.json') ?? '')).toHaveProperty('demos')
  const paths = [...content.keys()]
  expect(paths.some(path => path.startsWith('content/sources/'))).toBe(true)
  expect(paths.some(path => path.startsWith('content/calculators/'))).toBe(true)
  expect(paths.some(path => /^content\/(?:articles|industries|work|topics)\//.test(path))).toBe(false)
  // Nobody of the new company has checked a paper.
  expect(content.get('content/papers/risks-and-ethical-ai.md')).not.toContain('reviewed:')
})
