import type { ChangeEvent } from 'react'
import { Icon } from '../../../../client/components/Icon.tsx'
import type { Source } from './protocol.ts'
import styles from './SourceBar.module.scss'
import { sampleIds, samples } from './samples.ts'
import { useDroppedPictures } from './use-dropped-pictures.ts'

type Props = { readonly source: Source; readonly onOpen: (source: Source) => void }

/** Picks the picture: a sample, a file, the camera, the clipboard, or drag and drop. */
export function SourceBar({ source, onOpen }: Props) {
  const isOver = useDroppedPictures(file => onOpen({ kind: 'file', file }))

  function openChosen(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    if (file !== undefined) onOpen({ kind: 'file', file })
    // Otherwise choosing the same file again fires no change event.
    event.currentTarget.value = ''
  }

  return (
    <section className={styles.bar} aria-label="Picture" data-over={isOver}>
      <fieldset className={styles.samples}>
        <legend>Samples</legend>
        {sampleIds.map(id => (
          <button
            key={id}
            type="button"
            className={styles.sample}
            aria-pressed={source.kind === 'sample' && source.id === id}
            onClick={() => onOpen({ kind: 'sample', id })}
          >
            {samples[id].label}
          </button>
        ))}
      </fieldset>
      <div className={styles.own}>
        <label className={styles.pick}>
          <input type="file" accept="image/*" onChange={openChosen} />
          <Icon name="picture" size={18} />
          Choose a picture
        </label>
        <label className={styles.pick} data-tone="quiet">
          <input type="file" accept="image/*" capture="environment" onChange={openChosen} />
          <Icon name="camera" size={18} />
          Take a photo
        </label>
        <p className={styles.hint}>{isOver ? 'Drop it to inspect it.' : 'or drop one here, or paste one (Ctrl+V)'}</p>
      </div>
    </section>
  )
}
