import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Hero } from '../../components/Hero.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { hasGates } from '../../features/sections/name-gates.ts'
import { hasContents, OnThisPage } from '../../features/sections/OnThisPage.tsx'
import { Sections } from '../../features/sections/Sections.tsx'

const Viaduct = lazyPart(() => import('../../features/sections/Viaduct.tsx').then(module => module.Viaduct))

/** A page that is all text: its content file is drawn as it is. One that begins with gates begins with their drawing. */
export function TextPage({ page, runtime }: { readonly page: PageOf<'text'>; readonly runtime: Runtime }) {
  const { hero, sections = [], callToAction } = page.data.text
  const [first] = sections
  return (
    <>
      {hasGates(first) ? (
        <Hero {...hero} stage={<Viaduct section={first} />} />
      ) : (
        <Hero {...hero} size="reading" aside={hasContents(sections) ? <OnThisPage sections={sections} /> : undefined} />
      )}
      <Sections sections={sections} runtime={runtime} />
      {callToAction !== undefined && <CallToAction {...callToAction} />}
    </>
  )
}
