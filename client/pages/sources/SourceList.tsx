import type { ListedSource } from '../../../shared/content/listed.ts'
import type { SourcesText } from '../../../shared/content/schemas/ledgers.ts'
import { Dateline } from '../../components/Dateline.tsx'
import { Letters } from '../../features/letters/Letters.tsx'
import styles from './sources.module.scss'

type ListProps = { readonly sources: readonly ListedSource[]; readonly words: SourcesText['words'] }

/** The sources by the letters of their publishers. */
export function SourceList({ sources, words }: ListProps) {
  return (
    <Letters
      entries={sources}
      words={words}
      noun="source"
      isFound={false}
      toName={({ publisher }) => publisher}
      toText={({ publisher, title, authors = '', year }) => `${publisher} ${title} ${authors} ${year}`}
    >
      {group => (
        <ul>
          {group.map(source => (
            <Source key={source.id} source={source} words={words} />
          ))}
        </ul>
      )}
    </Letters>
  )
}

type Props = { readonly source: ListedSource; readonly words: SourcesText['words'] }

function Source({ source, words }: Props) {
  const { id, authors, title, publisher, year, url, lookedUp, checkBy, secondHand, uses } = source
  return (
    <li id={id} className={styles.source}>
      <p>
        <a href={url}>{title}</a>
      </p>
      <p>
        {authors !== undefined && `${authors} `}
        {`${publisher}, ${year}.`}
      </p>
      <p>
        {`${words.lookedUp} `}
        <Dateline day={lookedUp} />
        {checkBy !== undefined && (
          <>
            {` · ${words.checkBy} `}
            <Dateline day={checkBy} />
          </>
        )}
      </p>
      {secondHand !== undefined && <p>{`${words.secondHand} ${secondHand}`}</p>}
      <p>
        {`${words.uses}: `}
        {uses.map(({ label, to }, index) => (
          <span key={to}>
            {index > 0 && '; '}
            <a href={to}>{label}</a>
          </span>
        ))}
      </p>
    </li>
  )
}
