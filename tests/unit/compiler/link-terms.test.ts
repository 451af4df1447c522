import { expect, test } from 'vitest'
import { createTermLinker } from '../../../compiler/link-terms.ts'
import { renderMarkdown } from '../../../compiler/render-markdown.ts'
import { createMemoryLibrary } from '../../../server/library.ts'
import type { GlossaryEntry } from '../../../shared/content/schemas/glossary.ts'
import { withoutTermNotes } from '../../../shared/values/article-body.ts'
import { type Changes, compile } from '../../support/fixture-content.ts'

const note = { button: 'Definition of {term}', link: 'In the glossary' }

const entries: readonly GlossaryEntry[] = [
  { id: 'test-set', term: 'test set', forms: ['test set', 'test sets'], definition: 'Cases with "known" answers.' },
  { id: 'baseline', term: 'baseline', definition: 'What was before.', article: 'first-article' },
  { id: 'rag', term: 'retrieval-augmented generation', abbreviation: 'RAG', definition: 'Search, then write.' },
  { id: 'retrieval', term: 'retrieval', definition: 'Search.' },
  ...'abcdefghij'.split('').map(letter => ({ id: letter, term: `term ${letter}`, definition: 'A letter.' })),
]

function render(markdown: string, article = 'other-article'): string {
  const linkTerms = createTermLinker(entries, note)
  return renderMarkdown(markdown, undefined, tree => linkTerms(tree, article)).html
}

/** The words over which a button lies. */
function termsOf(html: string): readonly string[] {
  return [...html.matchAll(/<span class="term"><span>([^<]*)<button/g)].map(([, words = '']) => words)
}

test('the words of a term stay text, with a button over them, its punctuation, and a hidden definition', () => {
  expect(render('Keep the test sets.')).toBe(
    '<p>Keep the <span class="term"><span>test sets<button type="button" popovertarget="term-test-set"' +
      ' aria-label="Definition of test sets"></button></span>.<span id="term-test-set" class="term-note"' +
      ' popover="auto" hidden><strong>Test set</strong> Cases with “known” answers. ' +
      '<a href="/glossary#test-set">In the glossary</a></span></span></p>',
  )
})

test.each([
  ['the first use only', 'A test set, then a test set.', ['test set']],
  ['the longer of two terms', 'Use retrieval-augmented generation.', ['retrieval-augmented generation']],
  ['an abbreviation as it is written', 'A rag is no RAG.', ['RAG']],
  ['a term at the start of a sentence', 'Retrieval helps.', ['Retrieval']],
  ['a use after one in a heading', '## The test set\n\nKeep a test set.', ['test set']],
  ['a use after one in a link', '[test set](/blog) and test set', ['test set']],
  ['a use after one in code', '`test set` and test set', ['test set']],
  ['a use after one in a table', '| test set |\n| --- |\n| test set |\n\nA test set.', ['test set']],
  ['a use after one in words of others', '> A test set.\n\nHe said "keep a test set" of the test set.', ['test set']],
  ['no part of a longer word', 'A retrieval-based pretest set of /retrieval/ files', []],
  ['no term that is emphasized where it is introduced', '**Retrieval.** It is retrieval.', []],
  ['no term that its sentence defines', 'A test set is a list of cases. Keep the test set.', []],
  ['no term that its sentence names', 'This is called retrieval. Use retrieval.', []],
  ['no term that others are said to name', 'Some call this a test set. Use the test set.', []],
])('notes: %s', (_name, markdown, terms) => {
  expect(termsOf(render(markdown))).toEqual(terms)
})

test('an article does not note a term that it explains itself', () => {
  expect(termsOf(render('The baseline counts.'))).toEqual(['baseline'])
  expect(termsOf(render('The baseline counts.', 'first-article'))).toEqual([])
})

test('a section has two notes at most, and a term without room there gets its note at a later use', () => {
  expect(termsOf(render('Term a, term b, term c.\n\n## Next\n\nTerm d, term c, term e.'))).toEqual([
    'Term a',
    'term b',
    'Term d',
    'term c',
  ])
})

test('an article has eight notes at most', () => {
  const sections = 'abcdefghij'.split('').map(letter => `## Part\n\nOf term ${letter}.`)
  expect(termsOf(render(sections.join('\n\n')))).toHaveLength(8)
})

test('without its notes, a text is what it is without a glossary', async () => {
  const readBody = (changes: Changes) => createMemoryLibrary(compile(changes).library).read('bodies/blog-1')
  const { html } = await readBody({})
  expect(html).toContain('class="term-note"')
  expect(withoutTermNotes(html)).toBe((await readBody({ 'glossary.json': '[]' })).html)
})
