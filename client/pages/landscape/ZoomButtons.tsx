import { Icon } from '../../components/Icon.tsx'
import styles from './ZoomButtons.module.scss'

const buttons = [
  { key: '+', label: 'Zoom in', icon: 'plus' },
  { key: '-', label: 'Zoom out', icon: 'minus' },
  { key: '0', label: 'Whole picture', icon: 'expand' },
  { key: 'ArrowLeft', label: 'Move left', icon: 'arrowLeft' },
  { key: 'ArrowUp', label: 'Move up', icon: 'arrowUp' },
  { key: 'ArrowDown', label: 'Move down', icon: 'arrowDown' },
  { key: 'ArrowRight', label: 'Move right', icon: 'arrowRight' },
] as const

type Props = {
  /** Does what the key does. */
  readonly onPress: (key: string) => void
}

/** For those who can neither drag nor spread two fingers: a button for each key that zooms and moves. */
export function ZoomButtons({ onPress }: Props) {
  return (
    <div className={styles.buttons}>
      {buttons.map(({ key, label, icon }) => (
        <button
          key={key}
          type="button"
          className={styles.button}
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
