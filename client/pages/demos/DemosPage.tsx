import { linkTo } from '../../../shared/addresses/links.ts'
import { toggleFilter } from '../../../shared/demos/filter-demos.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { FilterRow } from '../../components/FilterRow.tsx'
import { ListStatus } from '../../components/ListStatus.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { DemoCard } from '../../features/demos/DemoCard.tsx'
import { inPlaceLinks } from '../../features/navigation/internal-links.ts'
import styles from './DemosPage.module.scss'

/** The filters are links: the URL is the state, so they work without scripts. */
export function DemosPage({ page }: { readonly page: PageOf<'demos'> }) {
  const { text, demos, activeCount, filters, options } = page.data
  return (
    <>
      <TypeHero
        {...text.hero}
        stage={
          <div className={styles.filters} {...inPlaceLinks}>
            <FilterRow
              isSlim
              heading="Filter by Industry"
              all="All Industries"
              options={options.industries}
              selected={filters.industry}
              toAddress={value => linkTo('demos', undefined, toggleFilter(filters, 'industry', value))}
            />
            <FilterRow
              isSlim
              heading="Filter by Technology"
              all="All Technologies"
              options={options.technologies}
              selected={filters.technology}
              toAddress={value => linkTo('demos', undefined, toggleFilter(filters, 'technology', value))}
            />
          </div>
        }
      />
      <Band>
        <ListStatus count={demos.length} noun="demo" />
        {demos.length === 0 ? (
          <div className={styles.none} {...inPlaceLinks}>
            <p>No demos available with the selected filters.</p>
            <ButtonLink to={linkTo('demos')}>View all demos</ButtonLink>
          </div>
        ) : (
          <CardGrid columns={activeCount === 4 ? 4 : 3}>
            {demos.map((demo, index) => (
              <li key={demo.id}>
                <DemoCard demo={demo} level={2} isEarly={index === 0} />
              </li>
            ))}
          </CardGrid>
        )}
        <p className={styles.measured}>
          <a href={text.measured.to}>{text.measured.label}</a>
        </p>
      </Band>
      <CallToAction {...text.callToAction} />
    </>
  )
}
