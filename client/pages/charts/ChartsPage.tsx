import { linkTo } from '../../../shared/addresses/links.ts'
import { chartGroups } from '../../../shared/content/charts.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { TypeHero } from '../../components/TypeHero.tsx'
import { WideSection } from '../../features/sections/SectionFrame.tsx'
import styles from './charts.module.scss'

/** All charts in the lists of what they stand in. */
export function ChartsPage({ page }: { readonly page: PageOf<'charts'> }) {
  const { text, charts } = page.data
  return (
    <>
      <TypeHero size="list" {...text.hero} />
      {chartGroups.map(group => {
        const ofGroup = charts.filter(chart => chart.group === group)
        if (ofGroup.length === 0) return null
        return (
          <WideSection key={group} section={{ id: group, heading: text.groups[group] }}>
            <ul className={styles.charts}>
              {ofGroup.map(({ id, title, from }) => (
                <li key={id}>
                  {/* The title says what it shows. */}
                  <img src={`/charts/${id}.svg#plain`} alt="" loading="lazy" width="640" height="400" />
                  <p>
                    <a href={linkTo('chart', { chartId: id })}>{title}</a>
                  </p>
                  <p>{from}</p>
                </li>
              ))}
            </ul>
          </WideSection>
        )
      })}
    </>
  )
}
