import type { PageOf } from '../../../shared/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { PicturedText } from '../../components/PicturedText.tsx'
import { Section } from '../../components/Section.tsx'
import { Solution } from './Solution.tsx'
import styleSheet from './solutions.scss?url'

export function SolutionsPage({ page }: { readonly page: PageOf<'solutions'> }) {
  const { hero, intro, offer, callToAction } = page.data.service
  return (
    <>
      <link rel="stylesheet" href={styleSheet} precedence="page" />
      <Hero {...hero} />
      <PicturedText {...intro} />
      <Section heading={offer.heading} text={offer.text} tone="surface">
        {offer.cards.map(card => (
          <Solution key={card.title} card={card} featuresLabel={offer.featuresLabel} />
        ))}
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}
