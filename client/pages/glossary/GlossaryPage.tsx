import { Suspense } from 'react'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { TypeHero } from '../../components/TypeHero.tsx'

// Every page names the files of all screens, but not those of their parts.
const TermList = lazyPart(() => import('./TermList.tsx').then(module => module.TermList))

export function GlossaryPage({ page }: { readonly page: PageOf<'glossary'> }) {
  return (
    <>
      <TypeHero size="list" {...page.data.text.hero} />
      <Suspense>
        <TermList {...page.data} />
      </Suspense>
    </>
  )
}
