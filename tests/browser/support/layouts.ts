import { canonicalPaths } from '../../support/page-paths.ts'

/** Addresses of pages; what ends with a slash has pages below it. */
const kinds =
  '/ /about /services/ /industries/ /blogs /blogs/ /whitepapers/ /charts/ /glossary /pricing /contact /demos/ /tools/ /search /admin/'

const isOf = (kind: string) => (path: string) =>
  path === kind || (kind.length > 1 && kind.endsWith('/') && path.startsWith(kind))

/** One page of each layout, of posts one from each folder; the site may be without some. */
export const layouts: readonly string[] = [
  ...new Set([
    ...kinds.split(' ').flatMap(kind => canonicalPaths.find(isOf(kind)) ?? []),
    ...canonicalPaths.filter(path => path.startsWith('/blogs/')),
  ]),
]
