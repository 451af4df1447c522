import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { PictureHero } from '../../components/PictureHero.tsx'
import { Sections } from '../../features/sections/Sections.tsx'
import { Intro } from '../../features/services/Intro.tsx'
import { Offer } from './Offer.tsx'

export function ServicePage({ page, runtime }: { readonly page: PageOf<'service'>; readonly runtime: Runtime }) {
  const { hero, intro, offer, sections, callToAction, lead } = page.data.service
  return (
    <>
      <PictureHero {...hero} />
      <Intro {...intro} />
      <Offer offer={offer} />
      <Sections sections={sections} runtime={runtime} />
      <CallToAction {...callToAction} lead={lead} />
    </>
  )
}
