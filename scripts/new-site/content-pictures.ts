import { parseSource } from '../../compiler/source.ts'
import { findStrings } from '../../shared/content/find-strings.ts'
import { findPictureKind, industryPictures, variantPath } from '../../shared/values/pictures.ts'
import type { Content } from './prune-content.ts'

/** Paths in the project of pictures, with their variants, that content named and names no more. */
export function listGonePictures(before: Content, after: Content, publicPaths: ReadonlySet<string>): readonly string[] {
  const left = new Set(listPictures(after, publicPaths))
  return listPictures(before, publicPaths).flatMap(path => (left.has(path) ? [] : [`public${path}`]))
}

/** Those that content names or that an industry's id implies, with what is ready of their variants, by URL paths. */
export function listPictures(content: Content, publicPaths: ReadonlySet<string>): readonly string[] {
  const named = [...content].flatMap(([path, text]) => {
    const outcome = parseSource({ path, text })
    const [, industry] = /^content\/industries\/([^/]+)\.json$/.exec(path) ?? []
    return [
      ...('parsed' in outcome ? findStrings(outcome.parsed.value).map(({ text }) => text) : []),
      ...(industry === undefined ? [] : Object.values(industryPictures(industry))),
    ]
  })
  const variants = named.flatMap(path => [
    path,
    ...(findPictureKind(path)?.widths ?? []).map(width => variantPath(path, width)),
  ])
  return [...new Set(variants)].filter(path => publicPaths.has(path))
}
