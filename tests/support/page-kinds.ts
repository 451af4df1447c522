import { activeDemos } from './demos.ts'

/** The paths of the demo programs, which the viewer shows in an iframe. */
export const demoAppPaths = activeDemos.map(({ id }) => `/demo-apps/${id}/`)
