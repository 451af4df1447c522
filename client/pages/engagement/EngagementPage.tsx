import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Sections } from '../../features/sections/Sections.tsx'
import { ChartFigure } from '../../features/writing/ChartFigure.tsx'

/** An engagement, which begins with its chart. */
export function EngagementPage({ page, runtime }: { readonly page: PageOf<'engagement'>; readonly runtime: Runtime }) {
  const { hero, drawing, sections, callToAction } = page.data
  return (
    <>
      <Hero {...hero} stage={drawing !== undefined && <ChartFigure drawing={drawing} isOpening />} />
      <Sections sections={sections} runtime={runtime} />
      <CallToAction {...callToAction} />
    </>
  )
}
