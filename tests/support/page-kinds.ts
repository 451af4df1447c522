import { activeDemos } from './demos.ts'
import { pagePaths } from './page-paths.ts'

/** The canonical paths of all pages, with all industries. */
export const canonicalPaths = pagePaths.filter(path => !/[A-Z]/.test(path) && !['/team', '/tools'].includes(path))

const isLikeAnother =
  /^\/(services\/ai-(readiness|managed|implementation)|blog\/|topics\/(?!agents)|insights|industries\/(?!healthcare)|privacy|terms|careers\/(?!ai-strategist)|work\/(?!invoice)|team\/(?!bao)|charts\/(?!blog))/

/** One page of each kind: pages that differ only in their text are left out. */
export const layoutPaths = canonicalPaths.filter(path => !isLikeAnother.test(path))

/** The paths of the demo programs, which the viewer shows in an iframe. */
export const demoAppPaths = activeDemos.map(({ id }) => `/demo-apps/${id}/`)
