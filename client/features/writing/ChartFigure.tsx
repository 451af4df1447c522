import styles from './charts.module.scss'
import { Drawing } from './Drawing.tsx'

/** A chart of a page, which the compiler has drawn; `isOpening` is the picture of a first screen. */
export function ChartFigure({ drawing, isOpening }: { readonly drawing: string; readonly isOpening?: boolean }) {
  const classes = [styles.charts, styles.figure, isOpening && styles.opening].filter(Boolean).join(' ')
  return <Drawing drawing={drawing} className={classes} />
}
