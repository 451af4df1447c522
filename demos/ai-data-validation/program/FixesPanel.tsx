import styles from './FixesPanel.module.scss'
import { FixItem } from './FixItem.tsx'
import { type Fix, isSameFix } from './fixes.ts'
import type { Preview } from './preview.ts'
import type { Request } from './protocol.ts'
import { plural } from './table/findings.ts'
import type { View } from './view.ts'

type Props = {
  readonly view: View
  readonly preview: { readonly fix: Fix; readonly preview: Preview } | undefined
  readonly send: (request: Request) => void
}

/** All fixes with preview, apply and undo. Each stays in its place, so that no other one comes under the pointer. */
export function FixesPanel({ view: { fixes, applied }, preview, send }: Props) {
  const offered = fixes.filter(({ state }) => state === 'offered').length

  return (
    <div className={styles.panel}>
      <p className={styles.tally}>
        {plural(offered, 'fix', 'fixes')} on offer, {applied.length} applied.
      </p>
      <ul className={styles.offers}>
        {fixes.map(row => (
          <FixItem
            key={row.title}
            row={row}
            preview={preview !== undefined && isSameFix(preview.fix, row.fix) ? preview.preview : undefined}
            send={send}
          />
        ))}
      </ul>
    </div>
  )
}
