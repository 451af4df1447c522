import { linkTo } from '../../../shared/addresses/links.ts'
import { toggleFilter } from '../../../shared/demos/filter-demos.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { FilterRow } from '../../components/FilterRow.tsx'
import { ListStatus } from '../../components/ListStatus.tsx'
import words from '../../components/text.module.scss'
import { DemoCard } from '../../features/demos/DemoCard.tsx'
import { DemoScene } from '../../features/demos/DemoScene.tsx'
import { inPlaceLinks } from '../../features/navigation/internal-links.ts'
import styles from './DemosPage.module.scss'

/** The filters are links: the URL is the state, so they work without scripts. */
export function DemosPage({ page }: { readonly page: PageOf<'demos'> }) {
  const { text, lead, demos, activeCount, filters, options } = page.data
  return (
    <>
      <header className={styles.head}>
        <div className={words.stack}>
          <h1 tabIndex={-1}>{text.hero.heading}</h1>
          <p className={styles.text}>{text.hero.text}</p>
          {lead !== undefined && <ButtonLink to={linkTo('demo', { demoId: lead.id })}>{lead.label}</ButtonLink>}
        </div>
        {lead !== undefined && (
          <figure className={styles.lead}>
            <DemoScene demo={lead} sizes="(min-width: 64rem) 40rem, 92vw" isEarly />
            <figcaption className={words.note}>
              {lead.name}
              {lead.claim && `: ${lead.claim.figure} ${lead.claim.text}`}
            </figcaption>
          </figure>
        )}
      </header>
      <Band>
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
        <ListStatus count={demos.length} noun="demo" />
        {demos.length === 0 ? (
          <div className={styles.none} {...inPlaceLinks}>
            <p>No demos available with the selected filters.</p>
            <ButtonLink to={linkTo('demos')}>View all demos</ButtonLink>
          </div>
        ) : (
          <CardGrid columns={activeCount === 4 ? 4 : 3}>
            {demos.map(demo => (
              <li key={demo.id}>
                <DemoCard demo={demo} level={2} />
              </li>
            ))}
          </CardGrid>
        )}
      </Band>
      <CallToAction {...text.callToAction} />
    </>
  )
}
