import type { PageOf, Runtime } from '../../../shared/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'
import { Sections } from '../../features/sections/Sections.tsx'

export function PricingPage({ page, runtime }: { readonly page: PageOf<'pricing'>; readonly runtime: Runtime }) {
  const { hero, estimator, sections, callToAction } = page.data.text
  return (
    <>
      <Hero {...hero} />
      <Section heading={estimator.heading} text={estimator.text} />
      <Sections sections={sections} runtime={runtime} />
      {callToAction !== undefined && <CallToAction {...callToAction} />}
    </>
  )
}
