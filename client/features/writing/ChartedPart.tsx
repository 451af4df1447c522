import article from './article-charts.module.scss'
import styles from './charts.module.scss'
import { ProsePart } from './ProsePart.tsx'

/** A part of a text with charts. */
export function ChartedPart({ html }: { readonly html: string }) {
  return <ProsePart html={html} className={`${styles.charts} ${article.charts}`} />
}
