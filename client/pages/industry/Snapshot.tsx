import type { SourceLink } from '../../../shared/content/schemas/source.ts'
import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { Section } from '../../components/Section.tsx'

type Props = { readonly snapshot: ScreenData['industry']['industry']['snapshot'] }

export function Snapshot({ snapshot }: Props) {
  const { quote, stats, sources } = snapshot
  return (
    <Section id="snapshot" heading="Industry Snapshot" tone="surface">
      <div className="snapshot">
        <blockquote className="snapshot-quote">{quote}</blockquote>
        <ul className="snapshot-stats">
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
    <li className="snapshot-stat">
      <p>
        <strong className="snapshot-lead">{lead}</strong>
        {` ${description}`}
      </p>
      {source !== undefined && (
        <a className="snapshot-source" href={source.url}>
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
