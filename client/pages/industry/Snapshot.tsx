import type { SourceLink } from '../../../shared/content/schemas/source.ts'
import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { Section } from '../../components/Section.tsx'
import styles from './Snapshot.module.scss'

type Props = { readonly snapshot: ScreenData['industry']['industry']['snapshot'] }

export function Snapshot({ snapshot }: Props) {
  const { quote, stats, sources } = snapshot
  return (
    <Section id="snapshot" heading="Industry Snapshot" tone="surface">
      <div className={styles.snapshot}>
        <blockquote className={styles.quote}>{quote}</blockquote>
        <ul className={styles.stats}>
          {stats.map((stat, index) => (
            <StatCard key={stat} stat={stat} source={sources[index]} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

function StatCard({ stat, source }: { readonly stat: string; readonly source: SourceLink | undefined }) {
  const { lead, description } = splitStat(stat)
  return (
    <li className={styles.stat}>
      <p>
        <strong className={styles.lead}>{lead}</strong>
        {` ${description}`}
      </p>
      {source !== undefined && (
        <a className={styles.source} href={source.url}>
          {`Source: ${source.publisher}, ${source.year}`}
        </a>
      )}
    </li>
  )
}

/** Splits a stat at its first space into its figure and the rest. */
export function splitStat(stat: string) {
  const [lead = '', ...words] = stat.split(' ')
  return { lead, description: words.join(' ') }
}
