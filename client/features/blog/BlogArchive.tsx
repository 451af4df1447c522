import { type MouseEvent, useState } from 'react'
import type { ArchiveYear, Period } from '../../../shared/blog/archive.ts'
import { monthNames } from '../../../shared/dates.ts'
import { linkTo } from '../../../shared/links.ts'
import text from '../../components/text.module.scss'
import styles from './BlogArchive.module.scss'

type Props = {
  readonly archive: readonly ArchiveYear[]
  readonly period?: Period
  readonly route: 'blog' | 'blogs'
}

/** Collapsible years with links to their months. The year of the current filter stays open. */
export function BlogArchive({ archive, period, route }: Props) {
  return (
    <nav className={styles.archive} aria-labelledby="archive-heading">
      <h2 id="archive-heading">Blog Archive</h2>
      <a className={styles.all} href={linkTo(route)} aria-current={period === undefined ? 'page' : undefined}>
        Show All Posts
      </a>
      {archive.map((year, index) => (
        <YearGroup
          key={year.year}
          year={year}
          period={period?.year === year.year ? period : undefined}
          isNewest={index === 0}
          route={route}
        />
      ))}
    </nav>
  )
}

type YearProps = {
  readonly year: ArchiveYear
  /** The current filter, when it is in this year. */
  readonly period?: Period
  readonly isNewest: boolean
  readonly route: 'blog' | 'blogs'
}

function YearGroup({ year: { year, months }, period, isNewest, route }: YearProps) {
  const [isOpen, setIsOpen] = useState(isNewest)
  const isForcedOpen = period !== undefined
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
              href={linkTo(route, undefined, { year, month })}
              aria-current={period?.month === month ? 'page' : undefined}
            >
              {monthNames[month - 1]} <span className={text.quiet}>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
