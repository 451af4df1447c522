import styles from './FilterRow.module.scss'

type Props = {
  readonly heading: string
  /** The words that stand for no filter. */
  readonly all: string
  readonly options: readonly string[]
  /** The words for an option, where they are not its value. */
  readonly toLabel?: (value: string) => string
  readonly selected: string | undefined
  /** Where a click on an option leads; undefined is no filter. */
  readonly toAddress: (value: string | undefined) => string
}

/** One filter: an option for each value, and one for none. */
export function FilterRow({ heading, all, options, toLabel = value => value, selected, toAddress }: Props) {
  return (
    <nav className={styles.row} aria-label={heading}>
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
