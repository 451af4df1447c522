/** The picture of one article. */
export type Cover = {
  /** The article's file name without its ending, such as `blog-21`. */
  readonly id: string
  /** 1600 × 900, as SVG. */
  readonly svg: () => string
}

export const COVER_SIZE = { width: 1600, height: 900 } as const
