import { pagePaths } from './page-paths.ts'

const demoIds = ['computer-vision', 'smart-dispatch-scheduler', 'ai-data-validation', 'appointment-scheduling']

/** Every page by its canonical address, all industries among them. */
export const canonicalPaths = pagePaths.filter(path => !/[A-Z]/.test(path) && path !== '/tools')

/** One page of each layout: of pages that differ by their words only, one. */
export const layoutPaths = canonicalPaths.filter(
  path => !/^\/(services\/ai-(readiness|managed|implementation)|blog\/|industries\/(?!healthcare))/.test(path),
)

/** The demo programs, each as the page of its own that stands in the viewer's frame. */
export const demoAppPaths = demoIds.map(id => `/demo-apps/${id}/`)
