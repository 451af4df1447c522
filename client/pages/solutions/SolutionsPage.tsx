import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'

export function SolutionsPage({ page }: { readonly page: PageOf<'solutions'> }) {
  const { hero, intro, offer, callToAction } = page.data.service
  return (
    <>
      <Hero {...hero} />
      <Section heading={intro.heading} text={intro.text} />
      <Section heading={offer.heading} text={offer.text} tone="surface">
        <CardGrid columns={2}>
          {offer.cards.map(({ icon, title, description, features }) => (
            <li key={title}>
              <Card icon={icon} title={title} text={description}>
                <FeatureList label={offer.featuresLabel} items={features} />
                <ButtonLink to={linkTo('contact')} tone="quiet">
                  Learn more about {title.split(' ', 1)[0]}
                </ButtonLink>
              </Card>
            </li>
          ))}
        </CardGrid>
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
