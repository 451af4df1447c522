import styles from './message.module.scss'

/** A bridge that ends before the other bank: what was asked for is not there. */
export function BrokenSpan() {
  return (
    <svg className={styles.broken} viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        className={styles.stone}
        d="M-600 40H560l-14 26 18 22-26 18 8 26-30-6c-14-26-38-42-66-42-52 0-90 44-90 116h-50c0-72-38-116-90-116s-90 44-90 116H80C80 128 42 84-10 84s-90 44-90 116h-500ZM2040 40H890l16 30-22 16 24 24-12 24 34-12c14-24 40-38 64-38 52 0 90 44 90 116h50c0-72 38-116 90-116s90 44 90 116h50c0-72 38-116 90-116s90 44 90 116h500Z"
      />
      <path className={styles.deck} d="M-600 30H572v10H-600ZM884 30H2040v10H884Z" />
      <path className={styles.water} d="M-600 200H2040v60H-600Z" />
      <path className={styles.ripples} d="M640 222h90M700 238h130M610 250h70M120 226h120M1180 232h150" />
    </svg>
  )
}
