import { useMemo } from 'react'
import { drawingPartName } from '../../../shared/values/drawings.ts'
import styles from './charts.module.scss'
import { toTrustedHtml } from './trusted-html.ts'

/** A chart of a page, which the compiler has drawn; `isOpening` is the picture of a first screen. */
export function ChartFigure({ drawing, isOpening }: { readonly drawing: string; readonly isOpening?: boolean }) {
  // React writes the HTML again whenever this object changes.
  const inner = useMemo(() => ({ __html: toTrustedHtml(drawing) }), [drawing])
  const classes = [styles.charts, styles.figure, isOpening && styles.opening].filter(Boolean).join(' ')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has drawn it
  return <div data-part={drawingPartName} className={classes} dangerouslySetInnerHTML={inner} />
}
