import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CallToAction } from '../../components/CallToAction.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { TypeHero } from '../../components/TypeHero.tsx'
import { hasContents } from '../../features/sections/has-contents.ts'
import { hasGates } from '../../features/sections/name-gates.ts'
import { Sections } from '../../features/sections/Sections.tsx'

const OnThisPage = lazyPart(() => import('../../features/sections/OnThisPage.tsx').then(module => module.OnThisPage))
const Viaduct = lazyPart(() => import('../../features/sections/Viaduct.tsx').then(module => module.Viaduct))

/** A page that is all text: its content file is drawn as it is. One that begins with gates begins with their drawing. */
export function TextPage({ page, runtime }: { readonly page: PageOf<'text'>; readonly runtime: Runtime }) {
  const { hero, sections = [], callToAction } = page.data.text
  const [first] = sections
  const gates = hasGates(first) ? first : undefined
  return (
    <>
      {gates !== undefined ? (
        <TypeHero {...hero} stage={<Viaduct section={gates} />} />
      ) : (
        <TypeHero
          {...hero}
          size="reading"
          aside={hasContents(sections) ? <OnThisPage sections={sections} /> : undefined}
        />
      )}
      <Sections sections={sections} runtime={runtime} drawnAbove={gates} />
      {callToAction !== undefined && <CallToAction {...callToAction} />}
    </>
  )
}
