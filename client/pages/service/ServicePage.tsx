import type { PageOf } from '../../../shared/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'

export function ServicePage({ page }: { readonly page: PageOf<'service'> }) {
  const { hero, intro, offer, callToAction } = page.data.service
  return (
    <>
      <Hero {...hero} />
      <Section heading={intro.heading} text={intro.text} />
      <Section heading={offer.heading} text={offer.text} tone="surface">
        <CardGrid columns={offer.cards.length % 3 === 0 ? 3 : 2}>
          {offer.cards.map(({ icon, title, description, features }) => (
            <li key={title}>
              <Card icon={icon} title={title} text={description}>
                <FeatureList label={offer.featuresLabel} items={features} />
              </Card>
            </li>
          ))}
        </CardGrid>
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
