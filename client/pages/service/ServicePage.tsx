import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Hero } from '../../components/Hero.tsx'
import { PicturedText } from '../../components/PicturedText.tsx'
import { Section } from '../../components/Section.tsx'
import { Sections } from '../../features/sections/Sections.tsx'

export function ServicePage({ page, runtime }: { readonly page: PageOf<'service'>; readonly runtime: Runtime }) {
  const { hero, intro, offer, sections, callToAction, lead } = page.data.service
  return (
    <>
      <Hero {...hero} />
      <PicturedText {...intro} />
      <Section heading={offer.heading} text={offer.text} tone="surface">
        <CardGrid columns={offer.cards.length % 3 === 0 ? 3 : 2}>
          {offer.cards.map(({ icon, title, description, features }, index) => (
            <CardItem key={title} index={index % 3}>
              <Card icon={icon} title={title} text={description}>
                <FeatureList label={offer.featuresLabel} items={features} />
              </Card>
            </CardItem>
          ))}
        </CardGrid>
      </Section>
      <Sections sections={sections} runtime={runtime} />
      <CallToAction {...callToAction} lead={lead} />
    </>
  )
}
