import { linkTo } from '../../../shared/addresses/links.ts'
import { kinds } from '../../../shared/content/schemas/passages.ts'
import { countFound, type FoundGroup, followsItsPage } from '../../../shared/search/group-found.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { fillTemplate } from '../../../shared/values/fill-template.ts'
import { Band } from '../../components/Band.tsx'
import { Field } from '../../components/Field.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { disabledLinks } from '../../features/navigation/internal-links.ts'
import { MarkedText } from '../../features/search/MarkedText.tsx'
import { SearchBox } from '../../features/search/SearchBox.tsx'
import styles from '../../features/search/search.module.scss'
import { toStatus } from '../../features/search/status.ts'
import { WaysOn } from '../../features/search/WaysOn.tsx'

type Data = PageOf<'search'>['data']

/** The results of a query. The server makes it; the browser does not fetch all texts for it. */
export function SearchPage({ page: { data } }: { readonly page: PageOf<'search'> }) {
  const { text, query, kind, topic, topics, groups } = data
  const shown = kind === undefined ? groups : groups.filter(group => group.kind === kind)
  return (
    <>
      <TypeHero heading={text.heading} size="reading" text={query === '' ? text.start : undefined}>
        <SearchBox text={text} query={query}>
          <div className={styles.filters}>
            <Field
              name="kind"
              label={text.kindLabel}
              options={[
                { value: '', label: text.allKinds },
                ...kinds.map(id => ({ value: id, label: text.kinds[id] })),
              ]}
              defaultValue={kind ?? ''}
            />
            <Field
              name="topic"
              label={text.topicLabel}
              options={[{ value: '', label: text.allTopics }, ...topics.map(({ id, label }) => ({ value: id, label }))]}
              defaultValue={topic ?? ''}
            />
          </div>
        </SearchBox>
      </TypeHero>
      {query !== '' && (
        <Band>
          <div className={styles.columns} {...disabledLinks}>
            <div className={styles.page}>
              <Results data={data} groups={shown} />
            </div>
            {groups.length > 1 && <Kinds data={data} />}
          </div>
        </Band>
      )}
    </>
  )
}

/** How many there are of each kind, each a way to them alone. */
function Kinds({ data: { text, query, kind, topic, groups } }: { readonly data: Data }) {
  return (
    <nav className={styles.kinds} aria-labelledby="kinds" data-only="screen">
      <h2 id="kinds">{text.kindLabel}</h2>
      <ul>
        {groups.map(group => (
          <li key={group.kind}>
            <a
              href={linkTo('search', undefined, { q: query, kind: group.kind, topic })}
              aria-current={group.kind === kind ? 'true' : undefined}
            >
              {group.label} <span>{group.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Results({ data, groups }: { readonly data: Data; readonly groups: readonly FoundGroup[] }) {
  const { text, query, spelling, kind, topic } = data
  const count = countFound(groups)
  const toAddress = (changed: { readonly q?: string; readonly kind?: string }) =>
    linkTo('search', undefined, { q: query, kind, topic, ...changed })
  return (
    <>
      <p className={styles.status} role="status">
        {toStatus(text, count, query)}
      </p>
      {spelling !== undefined && (
        <p>
          {text.spelling} <a href={toAddress({ q: spelling })}>{spelling}</a>?
        </p>
      )}
      {groups.map(group => (
        <section key={group.kind} className={styles.group}>
          <h2>{group.label}</h2>
          <ol>
            {group.found.map(({ path, title, heading, excerpt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things can be at one address
              <li key={index}>
                <h3>
                  <a href={path}>
                    {!followsItsPage(group.found, index) && (
                      <span className={styles.title}>
                        <MarkedText parts={title} />
                      </span>
                    )}
                    {heading !== undefined && (
                      <span className={styles.heading}>
                        <MarkedText parts={heading} />
                      </span>
                    )}
                  </a>
                </h3>
                <p>
                  <MarkedText parts={excerpt} />
                </p>
              </li>
            ))}
          </ol>
          {group.count > group.found.length && kind === undefined && (
            <p>
              <a href={toAddress({ kind: group.kind })}>
                {fillTemplate(text.all, { count: group.count, kind: group.label })}
              </a>
            </p>
          )}
        </section>
      ))}
      {count === 0 && (
        <>
          <ul>
            {text.hints.map(hint => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
          <WaysOn text={text} />
        </>
      )}
    </>
  )
}
