import { Fragment } from 'react'
import controls from '../../kit/controls.module.scss'
import { namesWho } from './fit.ts'
import { describeDays, describeTimes, describeWho, formatLength } from './format.ts'
import type { Part } from './parts.ts'
import type { Screen } from './screen-steps.ts'
import styles from './Understood.module.scss'

/** The visitor's sentence with the words that were understood, and what they were read as. */
export function Understood({ screen }: { readonly screen: Screen }) {
  const { phrase, parts } = screen
  if (parts.length === 0) return null
  const gaps = parts.map(({ start }, at) => phrase.slice(parts[at - 1]?.end ?? 0, start))
  return (
    <p className={styles.sentence}>
      <span className={styles.lead}>How your words were read: </span>
      {parts.map((part, at) => {
        const isLast = parts.findLastIndex(({ kind }) => kind === part.kind) === at
        const value = isLast ? describePart(part, screen) : ''
        return (
          <Fragment key={part.start}>
            {gaps[at]}
            <mark className={styles.part} data-kind={part.kind}>
              {phrase.slice(part.start, part.end)}
              {value !== '' && <span className={controls.hint}> {value}</span>}
            </mark>
          </Fragment>
        )
      })}
      {phrase.slice(parts.at(-1)?.end ?? 0)}
    </p>
  )
}

function describePart({ kind }: Part, { request, book }: Screen): string {
  switch (kind) {
    case 'days':
      return describeDays(request)
    case 'time':
      return request.time === null ? '' : describeTimes(request)
    case 'length':
      return request.minutes === null ? '' : formatLength(request.minutes)
    case 'who':
      return namesWho(request) || request.exceptIds.length > 0 ? describeWho(request, book.providers) : 'not here'
    case 'place':
      return 'not here'
  }
}
