/** The picture of one article or page. */
export type Cover = {
  /** The name of its file without the ending, such as `blog-21` of an article. */
  readonly id: string
  /** 1600 × 900, as SVG. */
  readonly svg: () => string
}

export const COVER_SIZE = { width: 1600, height: 900 } as const
