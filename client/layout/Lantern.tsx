import { toggleNight, useNight } from '../components/color-scheme.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './Lantern.module.scss'

/** The switch between day and night; an empty place without scripts. */
export function Lantern({ label }: { readonly label: string }) {
  const isNight = useNight()
  return (
    <div className={styles.lantern}>
      {isNight !== undefined && (
        <button type="button" aria-label={label} title={label} aria-pressed={isNight} onClick={toggleNight}>
          <Icon name="lantern" weight={1.75} />
        </button>
      )}
    </div>
  )
}
