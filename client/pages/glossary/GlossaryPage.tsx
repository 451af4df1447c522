import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { TypeHero } from '../../components/TypeHero.tsx'
import { Letters } from '../../features/letters/Letters.tsx'
import { Term } from './Term.tsx'

export function GlossaryPage({ page }: { readonly page: PageOf<'glossary'> }) {
  const { text, terms } = page.data
  return (
    <>
      <TypeHero size="list" {...text.hero} />
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
    </>
  )
}
