import { FileButton } from '../../kit/FileButton.tsx'
import type { PictureSet } from './learning/protocol.ts'
import styles from './PictureBar.module.scss'

const samples = { plates: 'Sample: steel plates', washers: 'Sample: parts of one picture' } as const

type Props = {
  readonly source: PictureSet['kind']
  /** How many pictures of the visitor are open. */
  readonly ownPictures: number
  readonly onOpen: (set: PictureSet) => void
  readonly onAdd: (files: readonly File[]) => void
}

/** Picks what is learned from: pictures of the visitor, the parts of one of them, or a sample. */
export function PictureBar({ source, ownPictures, onOpen, onAdd }: Props) {
  const isOwn = ownPictures > 0
  return (
    <div className={styles.bar}>
      <FileButton
        tone="strong"
        icon="picture"
        label={isOwn ? 'Add photos to check' : '3 photos of good parts: try it'}
        accept="image/*"
        isMultiple
        onFiles={onAdd}
      />
      <FileButton
        label="One picture of many parts"
        accept="image/*"
        onFiles={([file]) => file && onOpen({ kind: 'parts', file })}
      />
      <select
        className={styles.select}
        aria-label="Pictures to learn from"
        value={source}
        onChange={({ target }) => onOpen({ kind: target.value === 'washers' ? 'washers' : 'plates' })}
      >
        {source === 'files' && <option value="files">Your photos</option>}
        {source === 'parts' && <option value="parts">Your picture</option>}
        {Object.entries(samples).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
