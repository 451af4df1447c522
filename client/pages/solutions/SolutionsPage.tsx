import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PictureHero } from '../../components/PictureHero.tsx'
import { Section } from '../../components/Section.tsx'
import { SpanMark } from '../../components/SpanMark.tsx'
import { Sections } from '../../features/sections/Sections.tsx'
import { Intro } from '../../features/services/Intro.tsx'
import { Solution } from './Solution.tsx'

export function SolutionsPage({ page, runtime }: { readonly page: PageOf<'solutions'>; readonly runtime: Runtime }) {
  const { hero, intro, offer, sections, callToAction, lead } = page.data.service
  return (
    <>
      <PictureHero {...hero} />
      <Intro {...intro} />
      <Section heading={offer.heading} text={offer.text} tone="surface" mark={<SpanMark />}>
        {offer.cards.map(card => (
          <Solution key={card.title} card={card} featuresLabel={offer.featuresLabel} />
        ))}
      </Section>
      <Sections sections={sections} runtime={runtime} />
      <CallToAction {...callToAction} lead={lead} />
    </>
  )
}
