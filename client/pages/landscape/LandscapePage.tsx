import { linkTo } from '../../../shared/addresses/links.ts'
import { deliveries, licenses } from '../../../shared/content/schemas/marks.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { formatMonth } from '../../../shared/values/dates.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { FilterRow } from '../../components/FilterRow.tsx'
import { Icon } from '../../components/Icon.tsx'
import { ListStatus } from '../../components/ListStatus.tsx'
import { Section } from '../../components/Section.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import words from '../../components/text.module.scss'
import { inPlaceLinks } from '../../features/navigation/internal-links.ts'
import { Infographic } from './Infographic.tsx'
import { LayerList } from './LayerList.tsx'
import { Legend } from './Legend.tsx'
import { Mark } from './Mark.tsx'

export function LandscapePage({ page }: { readonly page: PageOf<'landscape'> }) {
  const { text, asOf, legend, layers, productCount, layerNames, filters } = page.data
  const toggled = (key: keyof typeof filters, value: string | undefined) =>
    linkTo('genAiLandscape', undefined, { ...filters, [key]: filters[key] === value ? undefined : value })
  return (
    <>
      <TypeHero size="list" {...text.hero} eyebrow={`${text.hero.eyebrow}, as of ${formatMonth(asOf)}`}>
        <ButtonLink to={text.image.src} isDownload>
          <Icon name="download" size={18} />
          Download PNG
        </ButtonLink>
      </TypeHero>
      <Band>
        <Infographic image={text.image} />
      </Band>
      <Section heading={text.list.heading} text={text.list.text} tone="surface">
        <Legend legend={legend} />
        <div className={words.stack} {...inPlaceLinks}>
          <FilterRow
            heading="Filter by Layer"
            all="All Layers"
            options={layerNames.map(({ id }) => id)}
            toLabel={id => layerNames.find(layer => layer.id === id)?.name ?? id}
            selected={filters.layer}
            toAddress={value => toggled('layer', value)}
          />
          <FilterRow
            heading="Filter by License"
            all="All Licenses"
            options={licenses}
            toLabel={license => <Mark name={license} />}
            selected={filters.license}
            toAddress={value => toggled('license', value)}
          />
          <FilterRow
            heading="Filter by Delivery"
            all="All Deliveries"
            options={deliveries}
            toLabel={delivery => <Mark name={delivery} />}
            selected={filters.delivery}
            toAddress={value => toggled('delivery', value)}
          />
        </div>
        <ListStatus count={productCount} noun="product" />
        <LayerList layers={layers} isFiltered={Object.values(filters).some(value => value !== undefined)} />
      </Section>
    </>
  )
}
