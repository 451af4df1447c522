/** A page of content that links to an article. */
export type Mention = {
  /** The id of the article, or the path of the file, that has the link. */
  readonly from: string
  /** The id of the article that it leads to. */
  readonly to: string
}

/** The articles to which no page but themselves links. */
export function findOrphans(ids: readonly string[], mentions: readonly Mention[]): readonly string[] {
  const found = new Set(mentions.filter(({ from, to }) => from !== to).map(({ to }) => to))
  return ids.filter(id => !found.has(id))
}
