import styles from './Brand.module.scss'

// The same path as in public/brand/mark.svg: an arch with three hangers above a deck between two banks.
const mark =
  'M5.5 40A26.5 28 0 0 1 58.5 40H52.5A20.5 22 0 0 0 11.5 40ZM17.1 19h3.8v19h-3.8ZM30.1 15h3.8v23h-3.8ZM43.1 19h3.8v19h-3.8ZM1 36.5h62v7h-62ZM1 43.5H17.5C15.8 49.5 10.2 53.2 1 53.8ZM63 43.5H46.5C48.2 49.5 53.8 53.2 63 53.8Z'

/** The mark and the company's name. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 8 64 48" width="40" height="30" aria-hidden="true">
        <path d={mark} />
      </svg>
      {name}
    </span>
  )
}
