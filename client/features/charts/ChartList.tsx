import { chartFilePath } from '../../../shared/addresses/chart-files.ts'
import { linkTo } from '../../../shared/addresses/links.ts'
import { type ChartSummary, chartGroups } from '../../../shared/content/charts.ts'
import type { ChartsText } from '../../../shared/content/schemas/chart-pages.ts'
import { WideSection } from '../sections/SectionFrame.tsx'
import styles from './chart-list.module.scss'

type Props = { readonly groups: ChartsText['groups']; readonly charts: readonly ChartSummary[] }

const [firstGroup] = chartGroups
/** The first row may be on the first screen. */
const rowLength = 3

/** All charts in the lists of what they stand in. */
export function ChartList({ groups, charts }: Props) {
  return chartGroups.map(group => {
    const ofGroup = charts.filter(chart => chart.group === group)
    if (ofGroup.length === 0) return null
    return (
      <WideSection key={group} section={{ id: group, heading: groups[group] }}>
        <ul className={styles.charts}>
          {ofGroup.map(({ id, title, from }, index) => (
            <li key={id}>
              {/* The title says what it shows. */}
              <img
                src={`${chartFilePath(id, 'svg')}#plain`}
                alt=""
                loading={group === firstGroup && index < rowLength ? 'eager' : 'lazy'}
                width="640"
                height="400"
              />
              <p>
                <a href={linkTo('chart', { chartId: id })}>{title}</a>
              </p>
              <p>{from}</p>
            </li>
          ))}
        </ul>
      </WideSection>
    )
  })
}
