/** A picture to be made: where it is served, in which widths, and how to draw it. */
export type Scene = {
  /** Word on the command line. */
  readonly name: string
  readonly path: string
  readonly width: number
  readonly widths: readonly number[]
  readonly quality?: number
  /** The picture as SVG. */
  readonly draw: () => string
}

export const SERVICE_SIZE = { width: 1600, height: 1200 } as const
export const SERVICE_WIDTHS = { width: 1200, widths: [480, 672, 800, 1200] } as const
