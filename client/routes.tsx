import { useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import type { Runtime } from '../shared/page-data.ts'
import { routeTable } from '../shared/routes.ts'
import { PageHead } from './frame/PageHead.tsx'
import { usePageChange } from './frame/page-change.ts'
import { SiteFrame } from './frame/SiteFrame.tsx'
import { type PageSource, useLoadedPage } from './page-source.ts'
import { watchIntent } from './prefetch.ts'

const frames = {
  site: (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  ),
  bare: (
    <main id="main">
      <Outlet />
    </main>
  ),
} as const

type Props = { readonly source: PageSource; readonly runtime: Runtime }

/** The client's routes, made from the route table: frames around the screen that the address asks for. */
export function AppRoutes({ source, runtime }: Props) {
  const location = useLocation()
  const { result, Screen } = useLoadedPage(source, location)
  usePageChange(location)
  // For measurements and tests: from here on the page answers by scripts.
  useEffect(() => void performance.mark('hydrated'), [])
  useEffect(() => watchIntent(source.prefetch), [source])
  if (result.kind === 'redirect') return <Navigate to={result.to} replace />
  const { page } = result
  const screen = <Screen key={location.pathname} page={page} runtime={runtime} />
  return (
    <>
      <PageHead page={page} runtime={runtime} />
      <Routes location={location}>
        {(['site', 'bare'] as const).map(frame => (
          <Route key={frame} element={frames[frame]}>
            {pathsInFrame(frame).map(path => (
              <Route key={path} path={path} element={screen} caseSensitive />
            ))}
          </Route>
        ))}
        <Route path="*" element={<SiteFrame>{screen}</SiteFrame>} />
      </Routes>
    </>
  )
}

function pathsInFrame(frame: keyof typeof frames): readonly string[] {
  return routeTable.flatMap(route => (route.frame === frame ? [route.path, ...route.aliases] : []))
}
