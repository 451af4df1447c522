import { type MouseEvent, useState } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { ArchiveYear, Period } from '../../../shared/blog/archive.ts'
import { type PostTopic, toTopicQuery } from '../../../shared/blog/topics.ts'
import { monthNames } from '../../../shared/values/dates.ts'
import text from '../../components/text.module.scss'
import styles from './BlogArchive.module.scss'

type Props = { readonly archive: readonly ArchiveYear[]; readonly period?: Period; readonly topic?: PostTopic }

/** Collapsible years with links to their months. The year of the current filter stays open. */
export function BlogArchive({ archive, period, topic }: Props) {
  const isAll = period === undefined && topic === undefined
  return (
    <nav className={styles.archive} aria-labelledby="archive-heading">
      <h2 id="archive-heading">Blog Archive</h2>
      <a className={styles.all} href={linkTo('blog')} aria-current={isAll ? 'page' : undefined}>
        Show All Posts
      </a>
      {archive.map(({ year, months }, index) => (
        <YearGroup
          key={year}
          year={year}
          months={months}
          topic={topic}
          openMonth={period?.year === year ? period.month : undefined}
          isNewest={index === 0}
        />
      ))}
    </nav>
  )
}

type YearProps = ArchiveYear & {
  readonly topic: PostTopic | undefined
  /** The month of the current filter, when it is in this year. */
  readonly openMonth: number | undefined
  readonly isNewest: boolean
}

function YearGroup({ year, months, topic, openMonth, isNewest }: YearProps) {
  const [isOpen, setIsOpen] = useState(isNewest)
  const isForcedOpen = openMonth !== undefined
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    if (!isForcedOpen) setIsOpen(!isOpen)
  }
  return (
    <details className={styles.year} open={isOpen || isForcedOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native button */}
      <summary className={styles.summary} onClick={toggle}>
        {year}
      </summary>
      <ul>
        {months.map(({ month, count }) => (
          <li key={month}>
            <a
              className={styles.month}
              href={linkTo('blog', undefined, { year, month, ...toTopicQuery(topic) })}
              aria-current={month === openMonth ? 'page' : undefined}
            >
              {monthNames[month - 1]} <span className={text.quiet}>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
