import styles from './FeatureList.module.scss'

type Props = {
  readonly label?: string
  /** Heading level of the label: one below the heading above the list. */
  readonly level?: 3 | 4
  readonly items: readonly string[]
}

/** A short list with a small heading, as on a service card. Renders nothing without items. */
export function FeatureList({ label, level = 4, items }: Props) {
  const Label = `h${level}` as const
  if (items.length === 0) return null
  return (
    <div className={styles.features}>
      {label !== undefined && <Label className={styles.label}>{label}</Label>}
      <ul className={styles.list}>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
