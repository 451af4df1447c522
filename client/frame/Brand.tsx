import styles from './Brand.module.scss'

/** The mark, an arch between two banks, and the company's name. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d="M2 22h28M5 22a11 11 0 0 1 22 0M10.5 22v-9.5M16 22V11M21.5 22v-9.5" />
      </svg>
      {name}
    </span>
  )
}
