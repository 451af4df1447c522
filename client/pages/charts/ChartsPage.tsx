import { Suspense } from 'react'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { TypeHero } from '../../components/TypeHero.tsx'

// Every page names the files of all screens, but not those of their parts.
const ChartList = lazyPart(() => import('../../features/charts/ChartList.tsx').then(module => module.ChartList))

export function ChartsPage({ page }: { readonly page: PageOf<'charts'> }) {
  const { text, charts } = page.data
  return (
    <>
      <TypeHero size="list" {...text.hero} />
      <Suspense>
        <ChartList groups={text.groups} charts={charts} />
      </Suspense>
    </>
  )
}
