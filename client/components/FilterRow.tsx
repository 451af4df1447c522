import styles from './FilterRow.module.scss'

type Props = {
  readonly heading: string
  /** Label of the option that clears the filter. */
  readonly all: string
  readonly options: readonly string[]
  /** The label of an option; by default its value. */
  readonly toLabel?: (value: string) => string
  readonly selected: string | undefined
  /** The address that applies an option; undefined clears the filter. */
  readonly toAddress: (value: string | undefined) => string
}

/** The options of one filter as links. */
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
