import { Drawing } from '../../components/Drawing.tsx'
import styles from './ZoomButtons.module.scss'

const buttons = [
  { key: '+', label: 'Zoom in', line: 'M5 12h14M12 5v14' },
  { key: '-', label: 'Zoom out', line: 'M5 12h14' },
  { key: '0', label: 'Whole picture', line: 'M8 3H3v5M16 3h5v5M3 16v5h5M21 16v5h-5' },
  { key: 'ArrowLeft', label: 'Move left', line: 'M19 12H5M12 19l-7-7 7-7' },
  { key: 'ArrowUp', label: 'Move up', line: 'M12 19V5M5 12l7-7 7 7' },
  { key: 'ArrowDown', label: 'Move down', line: 'M12 5v14M19 12l-7 7-7-7' },
  { key: 'ArrowRight', label: 'Move right', line: 'M5 12h14M12 5l7 7-7 7' },
] as const

/** A button for each key that zooms or moves, for visitors who can neither drag nor pinch. */
export function ZoomButtons({ onPress }: { readonly onPress: (key: string) => void }) {
  return (
    <div className={styles.buttons}>
      {buttons.map(({ key, label, line }) => (
        <button
          key={key}
          type="button"
          className={styles.button}
          aria-label={label}
          title={label}
          onClick={() => onPress(key)}
        >
          <Drawing line={line} size={20} />
        </button>
      ))}
    </div>
  )
}
