import { Suspense } from 'react'
import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { TypeHero } from '../../components/TypeHero.tsx'
import { ChartOrigin } from './ChartOrigin.tsx'

// Every page names the files of all screens, but not those of their parts.
const Chart = lazyPart(() => import('../../features/charts/Chart.tsx').then(module => module.Chart))

type Props = { readonly page: PageOf<'chart'>; readonly runtime: Runtime }

/** A chart with all that one needs to use it elsewhere. */
export function ChartPage({ page, runtime }: Props) {
  const { chart, words } = page.data
  const origin = <ChartOrigin chart={chart} words={words} />
  return (
    <>
      <TypeHero size="reading" eyebrow={words.eyebrow} heading={chart.title} text={origin} />
      <Suspense>
        <Chart chart={chart} words={words} publicUrl={runtime.publicUrl} />
      </Suspense>
    </>
  )
}
