import { Suspense } from 'react'
import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { lazyPart } from '../../components/lazy-part.ts'
import { TypeHero } from '../../components/TypeHero.tsx'
import { ChartOrigin } from './ChartOrigin.tsx'

// Every page names the files of all screens, but not those of their parts.
const Chart = lazyPart(() => import('../../features/charts/Chart.tsx').then(module => module.Chart))
const ChartList = lazyPart(() => import('../../features/charts/ChartList.tsx').then(module => module.ChartList))

type Props = { readonly page: PageOf<'charts'>; readonly runtime: Runtime }

/** A chart with all that one needs to use it elsewhere, or the list of all. */
export function ChartsPage({ page: { data }, runtime }: Props) {
  if ('chart' in data) {
    const { chart, words } = data
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
  return (
    <>
      <TypeHero size="list" {...data.text.hero} />
      <Suspense>
        <ChartList groups={data.text.groups} charts={data.charts} />
      </Suspense>
    </>
  )
}
