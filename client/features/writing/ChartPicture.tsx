import article from './article-charts.module.scss'
import styles from './charts.module.scss'
import { Drawing } from './Drawing.tsx'

/** A chart as large as its page, on the ground of the page. */
export function ChartPicture({ drawing }: { readonly drawing: string }) {
  return <Drawing drawing={drawing} className={`${styles.charts} ${article.charts} ${styles.figure} ${styles.alone}`} />
}
