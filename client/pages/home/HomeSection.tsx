import type { FocusEvent, ReactNode } from 'react'
import { toSlug } from '../../../shared/values/slug.ts'
import styles from './home.module.scss'

type Props = {
  readonly heading: string
  readonly text?: string
  readonly tone?: 'surface' | 'deep'
  /** Puts the head beside the rest on large screens. */
  readonly isBeside?: boolean
  readonly isForScreens?: boolean
  /** More of the head. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/**
 * A section of the home page. What has `data-wide` runs from edge to edge. The search finds the pages that the section
 * announces, and not the section.
 */
export function HomeSection({ heading, text, tone, isBeside, isForScreens, more, children }: Props) {
  return (
    <section
      id={toSlug(heading)}
      className={styles.section}
      data-tone={tone}
      data-beside={isBeside}
      data-only={isForScreens && 'screen'}
    >
      <div className={styles.head}>
        <h2 data-search="none">{heading}</h2>
        {text !== undefined && <p>{text}</p>}
        {more}
      </div>
      {children}
    </section>
  )
}

/** For a list that scrolls sideways: browsers leave what has the focus half out of sight. */
export const wholeInView = {
  onFocus: ({ target }: FocusEvent) => target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
}

/** Links to where the story goes on. */
export function Onward({ links }: { readonly links: readonly { readonly label: string; readonly to: string }[] }) {
  return (
    <div className={styles.links}>
      {links.map(({ label, to }) => (
        <a key={to} href={to}>
          {label}
        </a>
      ))}
    </div>
  )
}
