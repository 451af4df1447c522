import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Runtime } from '../shared/page-data.ts'
import { useInternalLinks } from './features/navigation/internal-links.ts'
import { PageHead } from './layout/PageHead.tsx'
import { usePageChange } from './layout/page-change.ts'
import { SiteLayout } from './layout/SiteLayout.tsx'
import { type PageSource, useLoadedPage } from './page-source.ts'
import { watchIntent } from './prefetch/watch-intent.ts'
import { watchRest } from './prefetch/watch-rest.ts'

type Props = { readonly source: PageSource; readonly runtime: Runtime }

/** The page at the router's address, in its frame. Which page that is, `loadPage` reads from the one route table. */
export function AppRoutes({ source, runtime }: Props) {
  const location = useLocation()
  const { result, Screen } = useLoadedPage(source, location)
  usePageChange(location)
  useInternalLinks(location)
  // For measurements and tests: from here on the page answers by scripts.
  useEffect(() => void performance.mark('hydrated'), [])
  useEffect(() => watchIntent(source), [source])
  useEffect(() => watchRest(source), [source])
  if (result.kind === 'redirect') return <Navigate to={result.to} replace />
  const { page } = result
  const screen = <Screen key={location.pathname} page={page} runtime={runtime} />
  return (
    <>
      <PageHead page={page} runtime={runtime} />
      {page.layout === 'site' ? <SiteLayout>{screen}</SiteLayout> : <main id="main">{screen}</main>}
    </>
  )
}
