import './styles/site.scss'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { toPathname } from '../shared/addresses/links.ts'
import type { Runtime } from '../shared/site-pages/page-data.ts'
import { EditionFiles } from './components/edition-files.ts'
import { lazyPart } from './components/lazy-part.ts'
import { useInternalLinks } from './features/navigation/internal-links.ts'
import { usePageChange } from './layout/page-change.ts'
import { usePageHead } from './layout/page-head.ts'
import { SiteLayout } from './layout/SiteLayout.tsx'
import { type PageSource, useLoadedPage } from './page-source.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

// Only the demos have it.
const BareLayout = lazyPart(() => import('./layout/BareLayout.tsx').then(module => module.BareLayout))

// No public page loads it.
const PreviewNotice = lazyPart(() => import('./layout/PreviewNotice.tsx').then(module => module.PreviewNotice))

type Props = { readonly source: PageSource; readonly runtime: Runtime }

/** The page at the router's location, in its layout. `loadPage` matches the route table, so there is no `<Routes>`. */
export function AppRoutes({ source, runtime }: Props) {
  const location = useLocation()
  const { result, Screen } = useLoadedPage(source, location)
  usePageHead(result.kind === 'page' ? result.page.meta : undefined, runtime)
  usePageChange(location)
  useInternalLinks(location)
  // Tests and benchmarks wait for this mark.
  useEffect(() => void performance.mark('hydrated'), [])
  useEffect(() => prefetchOnIntent(source), [source])
  if (result.kind === 'redirect') return <Navigate to={result.to} replace />
  const { page } = result
  const { edition } = runtime
  const pathname = page.meta.canonicalPath && toPathname(page.meta.canonicalPath)
  const screen = <Screen key={location.pathname} page={page} runtime={runtime} />
  return (
    <EditionFiles value={edition?.files}>
      {page.layout === 'site' ? (
        <SiteLayout pathname={pathname}>{screen}</SiteLayout>
      ) : (
        <BareLayout>{screen}</BareLayout>
      )}
      {edition?.notice && <PreviewNotice notice={edition.notice} pathname={pathname} />}
    </EditionFiles>
  )
}
