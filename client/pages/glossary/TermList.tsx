import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Letters } from '../../features/letters/Letters.tsx'
import { Term } from './Term.tsx'

/** The terms by their letters. */
export function TermList({ text, terms }: PageOf<'glossary'>['data']) {
  return (
    <Letters
      entries={terms}
      words={text.words}
      noun="term"
      toName={({ term }) => term}
      toText={({ term, definition }) => `${term} ${definition}`}
    >
      {group => (
        <dl>
          {group.map(term => (
            <Term key={term.id} term={term} words={text.words} />
          ))}
        </dl>
      )}
    </Letters>
  )
}
