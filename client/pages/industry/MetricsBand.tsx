import { Pause, Play } from 'lucide-react'
import type { SuccessMetric } from '../../../shared/content/schemas/industry.ts'
import { cutDetail } from '../../../shared/industries/metrics-band.ts'
import { industryPictures } from '../../../shared/pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import styles from './MetricsBand.module.scss'
import { useBandPause } from './use-band-pause.ts'
import { useMetricsBand } from './use-metrics-band.ts'

type Props = { readonly industryId: string; readonly metrics: readonly SuccessMetric[] }

/** The rotating success metrics; nothing when there are none. Screen readers get the whole list at once, at rest. */
export function MetricsBand({ industryId, metrics }: Props) {
  const pause = useBandPause()
  const { shown, isMoving, isWide } = useMetricsBand(metrics, pause.isPaused)
  if (metrics.length === 0) return null
  return (
    <section className={styles.band} aria-labelledby="metrics-heading" {...pause.handlers}>
      <Picture className={styles.background} src={industryPictures(industryId).background} alt="" sizes="100vw" />
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="metrics-heading" className={styles.heading}>
            Success Metrics
          </h2>
          {pause.canMove && metrics.length > 1 && (
            <button className={styles.pause} type="button" onClick={pause.toggle}>
              {pause.isStopped ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
              {pause.isStopped ? 'Play' : 'Pause'}
            </button>
          )}
        </div>
        <ul className={styles.whole}>
          {metrics.map(({ id, headline, detail }) => (
            <li key={id}>
              {headline}: {detail}
            </li>
          ))}
        </ul>
        <div className={styles.window} data-still={!pause.canMove} aria-hidden="true">
          <ul className={styles.track} data-moving={isMoving} data-wide={isWide}>
            {(pause.canMove ? shown : metrics).map(({ id, headline, detail }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one metric may fill several places
              <li key={`${id}-${place}`} className={styles.metric} title={detail}>
                <strong className={styles.headline}>{headline}</strong>
                <span>{cutDetail(detail)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
