import { Icon } from '../../components/Icon.tsx'
import styles from './landscape.module.scss'

const buttons = [
  { key: '+', label: 'Zoom in', icon: 'plus' },
  { key: '-', label: 'Zoom out', icon: 'minus' },
  { key: '0', label: 'Whole picture', icon: 'expand' },
  { key: 'ArrowLeft', label: 'Move left', icon: 'arrowLeft' },
  { key: 'ArrowUp', label: 'Move up', icon: 'arrowUp' },
  { key: 'ArrowDown', label: 'Move down', icon: 'arrowDown' },
  { key: 'ArrowRight', label: 'Move right', icon: 'arrowRight' },
] as const

/** A button for each key that zooms or moves, for visitors who can neither drag nor pinch. */
export function ZoomButtons({ onPress }: { readonly onPress: (key: string) => void }) {
  return (
    <div className={styles.zoomButtons}>
      {buttons.map(({ key, label, icon }) => (
        <button
          key={key}
          type="button"
          className={styles.zoomButton}
          aria-label={label}
          title={label}
          onClick={() => onPress(key)}
        >
          <Icon name={icon} size={20} />
        </button>
      ))}
    </div>
  )
}
