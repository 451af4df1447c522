import type { ChangeEvent } from 'react'
import { Icon } from '../../../client/components/Icon.tsx'
import type { PictureSet } from './learning/protocol.ts'
import styles from './measuring/SourceBar.module.scss'

/** Picks what is learned from: samples, several pictures, or the parts of one picture. */
export function PictureBar({ onOpen }: { readonly onOpen: (set: PictureSet) => void }) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>, toSet: (files: readonly File[]) => PictureSet) {
    const files = [...(currentTarget.files ?? [])]
    if (files.length > 0) onOpen(toSet(files))
    // Otherwise choosing the same files again fires no change event.
    currentTarget.value = ''
  }

  return (
    <div className={styles.own}>
      <button type="button" className={styles.pick} data-tone="quiet" onClick={() => onOpen({ kind: 'plates' })}>
        Sample plates
      </button>
      <button type="button" className={styles.pick} data-tone="quiet" onClick={() => onOpen({ kind: 'washers' })}>
        Parts of one sample picture
      </button>
      <label className={styles.pick} data-tone="quiet">
        <input
          type="file"
          accept="image/*"
          multiple
          onChange={event => choose(event, files => ({ kind: 'files', files }))}
        />
        <Icon name="picture" size={18} />
        Choose several pictures
      </label>
      <label className={styles.pick} data-tone="quiet">
        <input
          type="file"
          accept="image/*"
          onChange={event =>
            choose(event, ([file, ...others]) =>
              file === undefined ? { kind: 'files', files: others } : { kind: 'parts', file },
            )
          }
        />
        <Icon name="picture" size={18} />
        Choose one picture of many parts
      </label>
    </div>
  )
}
