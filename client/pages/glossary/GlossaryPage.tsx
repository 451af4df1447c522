import { useState } from 'react'
import type { ShownTerm } from '../../../shared/content/library.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { Field } from '../../components/Field.tsx'
import { ListStatus } from '../../components/ListStatus.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import styles from './glossary.module.scss'
import { Term } from './Term.tsx'

export function GlossaryPage({ page }: { readonly page: PageOf<'glossary'> }) {
  const { text, terms } = page.data
  const [sought, setSought] = useState('')
  const shown = findTerms(terms, sought)
  const letters = groupByLetter(shown)
  return (
    <>
      <TypeHero size="list" {...text.hero} />
      <Band>
        <search className={styles.filter} data-only="scripted screen">
          <Field name="term" label={text.words.filter} value={sought} autoComplete="off" onEdit={setSought} />
          {sought !== '' && <ListStatus count={shown.length} noun="term" />}
        </search>
        {shown.length === 0 && <p>{text.words.none}</p>}
        <nav className={styles.index} aria-label={text.words.letters} data-only="screen">
          <ul className={styles.letters}>
            {letters.map(([letter]) => (
              <li key={letter}>
                <a href={`#${toAnchor(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
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
        </div>
      </Band>
    </>
  )
}

function toAnchor(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}

/** The terms that have the letters in their name or definition; all of them without letters. */
function findTerms(terms: readonly ShownTerm[], sought: string): readonly ShownTerm[] {
  const letters = sought.trim().toLowerCase()
  return terms.filter(({ term, definition }) => `${term} ${definition}`.toLowerCase().includes(letters))
}

/** The terms by their first letters, in their order. */
function groupByLetter(terms: readonly ShownTerm[]): readonly (readonly [string, readonly ShownTerm[]])[] {
  const letters = new Set(terms.map(({ term }) => term.charAt(0)))
  return [...letters].map(letter => [letter, terms.filter(({ term }) => term.startsWith(letter))])
}
