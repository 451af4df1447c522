import type { ChangeEvent } from 'react'
import { Drawing } from '../../components/Drawing.tsx'
import type { Source } from './protocol.ts'
import styles from './SourceBar.module.scss'
import { sampleIds, samples } from './samples/samples.ts'
import { useDroppedPictures } from './use-dropped-pictures.ts'

const icons = {
  picture:
    'M10.3 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10l-3.1-3.1a2 2 0 0 0-2.814.014L6 21M14 19.5l3-3 3 3M17 22v-5.5M7 9a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  camera:
    'M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM9 13a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
} as const

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
          <Drawing line={icons.picture} size={18} />
          Choose a picture
        </label>
        <label className={styles.pick} data-tone="quiet">
          <input type="file" accept="image/*" capture="environment" onChange={openChosen} />
          <Drawing line={icons.camera} size={18} />
          Take a photo
        </label>
        <p className={styles.hint}>{isOver ? 'Let go to inspect it.' : 'or drop one here, or paste one (Ctrl+V)'}</p>
      </div>
    </section>
  )
}
