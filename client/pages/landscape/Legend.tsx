import type { Landscape } from '../../../shared/content/schemas/landscape.ts'
import { deliveries, licenses } from '../../../shared/content/schemas/marks.ts'
import styles from './landscape.module.scss'
import { Mark } from './Mark.tsx'

/** What each mark of the list and of the picture means. */
export function Legend({ legend }: Pick<Landscape, 'legend'>) {
  return (
    <dl className={styles.legend}>
      {[...licenses, ...deliveries].map(name => (
        <div key={name}>
          <dt>
            <Mark name={name} />
          </dt>
          <dd>{legend[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
