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

/** One page of each layout; the site may be without some. */
export const layouts: readonly string[] = kinds.flatMap(kind => canonicalPaths.find(path => kind.test(path)) ?? [])
