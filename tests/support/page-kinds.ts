import { activeDemos } from './demos.ts'
import { canonicalPaths, furtherExamples } from './page-paths.ts'

const isLikeAnother = /^\/(services\/ai-(readiness|managed|implementation)|blog\/|insights|privacy|terms)/

/** One page of each kind: pages that differ only in their text are left out. */
export const layoutPaths = canonicalPaths.filter(path => !isLikeAnother.test(path) && !isFurtherExample(path))

/** The paths of the demo programs, which the viewer shows in an iframe. */
export const demoAppPaths = activeDemos.map(({ id }) => `/demo-apps/${id}/`)

/** Of posts, one from each folder is looked at. */
function isFurtherExample(path: string): boolean {
  return !path.startsWith('/blogs/') && furtherExamples.includes(path)
}
