import type { ShownTerm } from '../../../shared/content/library.ts'
import type { GlossaryText } from '../../../shared/content/schemas/page-texts.ts'
import styles from './glossary.module.scss'

type Props = { readonly term: ShownTerm; readonly words: GlossaryText['words'] }

export function Term({ term: { id, term, definition, article, sources = [], seeAlso = [] }, words }: Props) {
  const hasLinks = article !== undefined || sources.length > 0 || seeAlso.length > 0
  return (
    <div id={id} className={styles.term} data-search="term">
      <dt>
        <dfn>{term}</dfn>
      </dt>
      <dd>{definition}</dd>
      {hasLinks && (
        <dd>
          <details className={styles.links}>
            <summary>
              <span data-only="reader">{words.more}</span>
            </summary>
            {article !== undefined && (
              <span>
                {`${words.read}: `}
                <a href={article.to}>{article.label}</a>
              </span>
            )}
            {sources.map(({ url, publisher, year }) => (
              <span key={url}>
                {`${words.sources}: `}
                <a href={url}>{`${publisher}, ${year}`}</a>
              </span>
            ))}
            {seeAlso.length > 0 && (
              <span>
                {`${words.seeAlso}: `}
                {seeAlso.map((other, index) => (
                  <span key={other.id}>
                    {index > 0 && ', '}
                    <a href={`#${other.id}`}>{other.term}</a>
                  </span>
                ))}
              </span>
            )}
          </details>
        </dd>
      )}
    </div>
  )
}
