import type { ReactNode } from 'react'
import styles from './FilterRow.module.scss'

type Props<Value extends string> = {
  readonly heading: string
  /** In one line with its heading, for lists of a few things. */
  readonly isSlim?: boolean
  /** Label of the option that clears the filter. */
  readonly all: string
  readonly options: readonly Value[]
  /** The label of an option; by default its value. */
  readonly toLabel?: (value: Value) => ReactNode
  readonly selected: string | undefined
  /** The address that applies an option; undefined clears the filter. */
  readonly toAddress: (value: Value | undefined) => string
}

/** The options of one filter as links. */
export function FilterRow<Value extends string>({
  heading,
  isSlim,
  all,
  options,
  toLabel = value => value,
  selected,
  toAddress,
}: Props<Value>) {
  return (
    <nav className={styles.row} aria-label={heading} data-slim={isSlim}>
      <h2>{heading}</h2>
      <ul className={styles.options}>
        {[undefined, ...options].map(value => (
          <li key={value ?? all}>
            <a className={styles.option} href={toAddress(value)} aria-current={value === selected ? 'true' : undefined}>
              {value === undefined ? all : toLabel(value)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
