import { canonicalPaths } from '../../support/page-paths.ts'

const kinds = [
  /^\/$/,
  /^\/about$/,
  /^\/services\/./,
  /^\/industries\/./,
  /^\/blogs$/,
  /^\/blogs\/./,
  /^\/whitepapers\/./,
  /^\/charts\/./,
  /^\/glossary$/,
  /^\/pricing$/,
  /^\/contact$/,
  /^\/demos\/./,
  /^\/tools\/./,
  /^\/search$/,
  /^\/admin\/./,
]

/** One page of each layout, of posts one from each folder; the site may be without some. */
export const layouts: readonly string[] = [
  ...new Set([
    ...kinds.flatMap(kind => canonicalPaths.find(path => kind.test(path)) ?? []),
    ...canonicalPaths.filter(path => path.startsWith('/blogs/')),
  ]),
]
