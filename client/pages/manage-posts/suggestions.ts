import type { PostSummary } from '../../../shared/content/library.ts'
import { standInPictures } from '../../../shared/pictures.ts'
import type { PostFieldName } from './post-fields.ts'

export type Suggestions = { readonly [Name in PostFieldName]?: readonly string[] }

/** What the other posts have in fields that are often alike. */
export function toSuggestions(posts: readonly PostSummary[]): Suggestions {
  const covers = [standInPictures.cover, ...posts.map(({ cover }) => cover.src)]
  return {
    authorName: distinct(posts.map(({ author }) => author.name)),
    authorRole: distinct(posts.map(({ author }) => author.role)),
    authorAvatar: distinct([standInPictures.avatar, ...posts.flatMap(({ author }) => author.avatar ?? [])]),
    coverSrc: distinct(covers),
    imageSrc: distinct(covers),
  }
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)].sort()
}
