import type { ShownTerm } from '../../../shared/content/library.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { Hero } from '../../components/Hero.tsx'
import styles from './glossary.module.scss'
import { Term } from './Term.tsx'

export function GlossaryPage({ page }: { readonly page: PageOf<'glossary'> }) {
  const { text, terms } = page.data
  const letters = groupByLetter(terms)
  return (
    <>
      <Hero size="list" {...text.hero} />
      <Band>
        <nav aria-label={text.words.letters}>
          <ul className={styles.letters}>
            {letters.map(([letter]) => (
              <li key={letter}>
                <a href={`#${toAnchor(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map(([letter, group]) => (
          <section key={letter} className={styles.letter} aria-labelledby={toAnchor(letter)}>
            <h2 id={toAnchor(letter)}>{letter}</h2>
            <dl>
              {group.map(term => (
                <Term key={term.id} term={term} words={text.words} />
              ))}
            </dl>
          </section>
        ))}
      </Band>
    </>
  )
}

function toAnchor(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}

/** The terms by their first letters, in their order. */
function groupByLetter(terms: readonly ShownTerm[]): readonly (readonly [string, readonly ShownTerm[]])[] {
  const letters = new Set(terms.map(({ term }) => term.charAt(0)))
  return [...letters].map(letter => [letter, terms.filter(({ term }) => term.startsWith(letter))])
}
