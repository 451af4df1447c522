import type { Metric as MetricData } from '../../../shared/content/schemas/industry.ts'
import { industryPictures } from '../../../shared/values/pictures.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import styles from './MetricsBand.module.scss'
import { cutDetail } from './metrics-band.ts'
import { useMetricsBand } from './use-metrics-band.ts'

type Props = { readonly industryId: string; readonly metrics: readonly MetricData[]; readonly note: string }

/** The rotating success metrics; nothing without metrics. Screen readers get the whole list, which does not move. */
export function MetricsBand({ industryId, metrics, note }: Props) {
  const band = useMetricsBand(metrics)
  if (metrics.length === 0) return null
  return (
    <section className={styles.metrics} aria-labelledby="metrics-heading">
      <Picture className={styles.background} src={industryPictures(industryId).background} alt="" sizes="100vw" />
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id="metrics-heading">Success Metrics</h2>
          {metrics.length > 1 && (
            <button className={styles.pause} type="button" data-idle={!band.canMove} onClick={band.toggle}>
              <Icon name={band.isStopped ? 'play' : 'pause'} size={18} />
              {band.isStopped ? 'Play' : 'Pause'}
            </button>
          )}
        </div>
        <p>{note}</p>
        <ul data-only="reader paper">
          {metrics.map(({ headline, detail }) => (
            <li key={headline}>{`${headline}: ${detail}`}</li>
          ))}
        </ul>
        <div className={styles.stage} data-only="screen" {...band.hoverHandlers}>
          <ul className={styles.track} data-moving={band.isMoving || undefined} aria-hidden="true">
            {band.shown.map((metric, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one metric may fill several places
              <Metric key={`${metric.headline}-${place}`} metric={metric} />
            ))}
          </ul>
          {/* It reserves the height of the tallest metric, so that nothing below moves when another one shows. */}
          {band.canMove && (
            <ul className={styles.track} hidden>
              {metrics.map(metric => (
                <Metric key={metric.headline} metric={metric} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

function Metric({ metric: { headline, detail } }: { readonly metric: MetricData }) {
  const shown = cutDetail(detail)
  return (
    <li className={styles.metric} title={shown === detail ? undefined : detail}>
      <strong className={styles.metricHeadline}>{headline}</strong>
      <span>{shown}</span>
    </li>
  )
}
