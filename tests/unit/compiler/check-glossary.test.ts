import { expect, test } from 'vitest'
import type { GlossaryEntry } from '../../../shared/content/schemas/glossary.ts'
import { changeContent, findProblems } from '../../support/content-files.ts'

const gate: GlossaryEntry = { id: 'gate', term: 'gate', forms: ['gate', 'gates'], definition: 'A decision.' }

/** Each on one line of the file, from line 2. */
function withTerms(...entries: readonly GlossaryEntry[]) {
  const text = `[\n${entries.map(entry => JSON.stringify(entry)).join(',\n')}\n]`
  return changeContent('content/glossary.json', () => text)
}

test('what is claimed twice or leads nowhere is a problem at its place', () => {
  const problems = findProblems(
    withTerms(
      gate,
      { id: 'pilot', term: 'pilot', definition: 'A trial.', seeAlso: ['pilot'] },
      { id: 'review', term: 'review', forms: ['review', 'Gates'], definition: 'A look.', seeAlso: ['gat'] },
      { id: 'gate', term: 'door', definition: 'A way in.', article: 'blog-999' },
      { id: 'law', term: 'law', definition: 'A rule.', sources: ['eu-ai-akt'] },
    ),
  )
  const places = problems.map(problem => problem.replace(/^content\/glossary\.json:(\d+):\d+ /, 'line $1 '))
  expect(places).toEqual([
    expect.stringContaining('line 3 [1].seeAlso[0]: "pilot" is not in the other terms of content/glossary.json;'),
    expect.stringContaining('line 4 [2].forms: "Gates" is already a form of "gate";'),
    expect.stringContaining('line 4 [2].seeAlso[0]: "gat" is not in the other terms of content/glossary.json; did'),
    expect.stringContaining('line 5 [3].id: "gate" is used twice;'),
    expect.stringContaining('line 5 [3].article: "blog-999" is not in content/articles, posts or papers;'),
    expect.stringContaining('line 6 [4].sources[0]: "eu-ai-akt" is not in content/sources; did you mean "eu-ai-act"?'),
  ])
})
