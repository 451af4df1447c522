import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Sections } from '../../features/sections/Sections.tsx'
import { Estimator } from './Estimator.tsx'

export function PricingPage({ page, runtime }: { readonly page: PageOf<'pricing'>; readonly runtime: Runtime }) {
  const { text, labels, estimate } = page.data
  const { hero, sections, callToAction } = text
  return (
    <>
      <Hero {...hero} stage={<Estimator labels={labels} estimate={estimate} />} />
      <Sections sections={sections} runtime={runtime} />
      {callToAction !== undefined && <CallToAction {...callToAction} />}
    </>
  )
}
