import type { PreviewNotice as Notice } from '../../shared/content/schemas/preview.ts'
import { formatLongDate } from '../../shared/values/dates.ts'
import { fillTemplate } from '../../shared/values/fill-template.ts'
import styles from './PreviewNotice.module.scss'

type Props = {
  readonly notice: Notice
  /** The page's canonical path. */
  readonly pathname: string | undefined
}

/** On each page of a preview: whether it is public, and what else waits. Public pages never load it. */
export function PreviewNotice({ notice, pathname }: Props) {
  const { label, text, list, pieces } = notice
  const shown = pieces.find(({ path }) => path === pathname)
  return (
    <aside className={styles.notice} aria-label={label} data-search="none" data-only="screen">
      <p>
        <strong>{label}</strong> {shown === undefined ? text : toStatus(notice, shown)}
      </p>
      <details>
        <summary>{`${list} (${pieces.length})`}</summary>
        <ul>
          {pieces.map(piece => (
            <li key={piece.path}>
              <a href={piece.path}>{piece.title}</a> {toStatus(notice, piece)}
            </li>
          ))}
        </ul>
      </details>
    </aside>
  )
}

function toStatus({ draft, waits }: Notice, { day }: Notice['pieces'][number]): string {
  return day === undefined ? draft : fillTemplate(waits, { date: formatLongDate(day) })
}
