import { Suspense } from 'react'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { TypeHero } from '../../components/TypeHero.tsx'

// Every page names the files of all screens, but not those of their parts.
const SourceList = lazyPart(() => import('./SourceList.tsx').then(module => module.SourceList))

export function SourcesPage({ page }: { readonly page: PageOf<'sources'> }) {
  const { text, sources } = page.data
  return (
    <>
      <TypeHero size="list" {...text.hero} />
      <Suspense>
        <SourceList sources={sources} words={text.words} />
      </Suspense>
    </>
  )
}
