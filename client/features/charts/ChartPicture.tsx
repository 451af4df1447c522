import article from '../writing/article-charts.module.scss'
import styles from '../writing/charts.module.scss'
import { Drawing } from '../writing/Drawing.tsx'

/** A chart without a frame, as large as what it is in. */
export function ChartPicture({ drawing }: { readonly drawing: string }) {
  return <Drawing drawing={drawing} className={`${styles.charts} ${article.charts} ${styles.figure}`} />
}
