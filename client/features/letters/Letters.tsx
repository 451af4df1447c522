import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Band } from '../../components/Band.tsx'
import { Field } from '../../components/Field.tsx'
import { ListStatus } from '../../components/ListStatus.tsx'
import styles from './Letters.module.scss'

type Props<Entry> = {
  /** In the order of the alphabet. */
  readonly entries: readonly Entry[]
  readonly words: { readonly letters: string; readonly filter: string; readonly none: string }
  /** Singular name of an entry. */
  readonly noun: string
  /** What an entry is sorted by. */
  readonly toName: (entry: Entry) => string
  /** The words by which the field finds an entry. */
  readonly toText: (entry: Entry) => string
  /** Whether the search finds its groups. */
  readonly isFound?: boolean
  readonly children: (group: readonly Entry[]) => ReactNode
}

/** A long list by the first letters of its entries, with a field that filters it. */
export function Letters<Entry>(props: Props<Entry>) {
  const { words, noun } = props
  const [typed, setTyped] = useState('')
  // The field shows each key at once; the hundreds of entries follow when there is time.
  const sought = useDeferredValue(typed)
  const list = useMemo(() => <Groups {...props} sought={sought} />, [props, sought])
  return (
    <Band>
      <search className={styles.filter} data-only="scripted screen">
        <Field name={noun} label={words.filter} value={typed} autoComplete="off" onEdit={setTyped} />
      </search>
      {list}
    </Band>
  )
}

function Groups<Entry>({
  entries,
  words,
  noun,
  toName,
  toText,
  isFound = true,
  children,
  sought,
}: Props<Entry> & { readonly sought: string }) {
  const found = sought.trim().toLowerCase()
  const shown = entries.filter(entry => toText(entry).toLowerCase().includes(found))
  const letterOf = (entry: Entry) => toName(entry).charAt(0).toUpperCase()
  const letters = [...new Set(shown.map(letterOf))]
  return (
    <>
      {sought !== '' && <ListStatus count={shown.length} noun={noun} />}
      {shown.length === 0 && <p>{words.none}</p>}
      <nav className={styles.index} aria-label={words.letters} data-only="screen">
        <ul className={styles.letters}>
          {letters.map(letter => (
            <li key={letter}>
              <a href={`#${toAnchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {letters.map(letter => (
          <section
            key={letter}
            className={styles.letter}
            aria-labelledby={toAnchor(letter)}
            data-search={isFound ? undefined : 'none'}
          >
            <h2 id={toAnchor(letter)}>{letter}</h2>
            {children(shown.filter(entry => letterOf(entry) === letter))}
          </section>
        ))}
      </div>
    </>
  )
}

function toAnchor(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}
