import { content } from 'virtual:content'
import { Fragment } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import { toCitation } from '../../../shared/blog/citation.ts'
import type { History } from '../../../shared/content/library.ts'
import { Dateline } from '../../components/Dateline.tsx'
import { usePageLinks } from '../../components/use-page-links.ts'
import styles from './writing.module.scss'

type Props = {
  readonly id: string
  readonly title: string
  readonly authors: readonly string[]
  /** Calendar date, as 2025-08-12. */
  readonly publishedOn: string
  /** Canonical path of the article. */
  readonly path: string
  readonly history: History | undefined
}

const furtherPages = [
  { id: 'corrections', label: 'All corrections' },
  { id: 'sources', label: 'All sources' },
  { id: 'glossary', label: 'Glossary of terms' },
] as const

/** How to cite an article, when its facts were checked, and what was changed after its publication. */
export function ArticleFoot({ id, title, authors, publishedOn, path, history = {} }: Props) {
  const toPath = usePageLinks()
  const { site, sample, absent } = content.siteData
  const { changes = [], reviewed } = history
  const [beforeDate, afterDate] = sample?.checked.split('{date}') ?? []
  const citation = toCitation({ title, authors, publishedOn, changedOn: changes.at(-1)?.date, company: site.name })
  return (
    <footer className={styles.articleFoot}>
      <p>
        <strong>Cite this:</strong>
        {` ${citation} `}
        <a href={path}>{path}</a>
      </p>
      {reviewed?.by !== undefined && (
        <p>
          {'Reviewed by '}
          <a href={linkTo('person', { personId: reviewed.by.id })}>{reviewed.by.name}</a>
          {' on '}
          <Dateline day={reviewed.date} />.
        </p>
      )}
      {sample !== undefined && reviewed !== undefined && (
        <p>
          {beforeDate}
          <Dateline day={reviewed.date} />
          {afterDate}
        </p>
      )}
      {changes.length > 0 && (
        <>
          <h2 id="changes" data-search="none" className={styles.articleChanges}>
            Changes
          </h2>
          <ul className={styles.articleChangeList}>
            {changes.map(({ date, text }) => (
              <li key={`${date} ${text}`}>
                <Dateline day={date} />: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <p data-only="screen">
        <a href={toPath({ page: 'contact', topic: id })} rel="nofollow">
          Report an error
        </a>
        {furtherPages.map(({ id, label }) =>
          absent.includes(id) ? null : (
            <Fragment key={id}>
              {' · '}
              <a href={linkTo(id)}>{label}</a>
            </Fragment>
          ),
        )}
      </p>
      {sample !== undefined && <p>{sample.authors}</p>}
    </footer>
  )
}
