import { Icon } from '../../components/Icon.tsx'
import styles from './landscape.module.scss'
import { layerPlaces } from './layer-places.ts'
import type { Place } from './zoom.ts'

const buttons = [
  { key: '+', label: 'Zoom in', icon: 'plus' },
  { key: '-', label: 'Zoom out', icon: 'minus' },
] as const

type Props = {
  readonly layers: readonly { readonly id: string; readonly name: string }[]
  readonly onPress: (key: string) => void
  readonly onJump: (place: Place) => void
}

/** Zooms and jumps to a layer, for visitors who can neither drag nor pinch. */
export function ZoomButtons({ layers, onPress, onJump }: Props) {
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
      {layers.map(({ id, name }) => {
        const place = layerPlaces[id]
        if (place === undefined) return null
        return (
          <button key={id} type="button" className={styles.zoomButton} data-layer onClick={() => onJump(place)}>
            {name}
          </button>
        )
      })}
    </div>
  )
}
