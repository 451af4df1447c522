import styles from './FeatureList.module.scss'

type Props = { readonly label?: string; readonly items: readonly string[] }

/** A short list with a small heading, as on a service card. Nothing when there are no items. */
export function FeatureList({ label, items }: Props) {
  if (items.length === 0) return null
  return (
    <div className={styles.features}>
      {label !== undefined && <h4 className={styles.label}>{label}</h4>}
      <ul className={styles.list}>
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
