import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { OnThisPage } from '../../features/sections/OnThisPage.tsx'
import { Sections } from '../../features/sections/Sections.tsx'

/** A page that is all text: its content file is drawn as it is. */
export function TextPage({ page, runtime }: { readonly page: PageOf<'text'>; readonly runtime: Runtime }) {
  const { hero, sections, callToAction } = page.data.text
  return (
    <>
      <Hero {...hero} />
      <OnThisPage sections={sections} />
      <Sections sections={sections} runtime={runtime} />
      {callToAction !== undefined && <CallToAction {...callToAction} />}
    </>
  )
}
