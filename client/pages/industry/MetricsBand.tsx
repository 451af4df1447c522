import type { SuccessMetric } from '../../../shared/content/schemas/industry.ts'
import { industryPictures } from '../../../shared/pictures.ts'
import { Drawing } from '../../components/Drawing.tsx'
import { Picture } from '../../components/Picture.tsx'
import styles from './MetricsBand.module.scss'
import { cutDetail } from './metrics-band.ts'
import { useMetricsBand } from './use-metrics-band.ts'

const icons = {
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z',
} as const

type Props = { readonly industryId: string; readonly metrics: readonly SuccessMetric[] }

/** The rotating success metrics; nothing without metrics. Screen readers get the whole list, which does not move. */
export function MetricsBand({ industryId, metrics }: Props) {
  const band = useMetricsBand(metrics)
  if (metrics.length === 0) return null
  return (
    <section className={styles.band} aria-labelledby="metrics-heading" {...band.handlers}>
      <Picture className={styles.background} src={industryPictures(industryId).background} alt="" sizes="100vw" />
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="metrics-heading" className={styles.heading}>
            Success Metrics
          </h2>
          {metrics.length > 1 && (
            <button className={styles.pause} type="button" data-idle={!band.canMove} onClick={band.toggle}>
              <Drawing line={band.isStopped ? icons.play : icons.pause} size={18} />
              {band.isStopped ? 'Play' : 'Pause'}
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
        <div className={styles.stage}>
          <div className={styles.window} aria-hidden="true">
            <ul className={styles.track} data-moving={band.isMoving} data-wide={band.isWide}>
              {band.shown.map((metric, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one metric may fill several places
                <Metric key={`${metric.id}-${place}`} metric={metric} />
              ))}
            </ul>
          </div>
          {/* Invisible: it reserves the height of the tallest metric, so that nothing below moves when another one shows. */}
          {band.canMove && (
            <ul className={styles.room}>
              {metrics.map(metric => (
                <Metric key={metric.id} metric={metric} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

function Metric({ metric: { headline, detail } }: { readonly metric: SuccessMetric }) {
  return (
    <li className={styles.metric} title={detail}>
      <strong className={styles.headline}>{headline}</strong>
      <span>{cutDetail(detail)}</span>
    </li>
  )
}
