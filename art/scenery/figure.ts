import type { Pose, poses } from './poses.ts'
import type { Point } from './svg.ts'
import type { Tool } from './tools.ts'

export type Clothes = { readonly coat: string; readonly trousers: string; readonly skin: string; readonly hat: string }

export type Person = {
  /** The ground between the feet. */
  readonly at: Point
  readonly height: number
  readonly pose: Pose | keyof typeof poses
  /** 1 looks right, -1 left. */
  readonly facing?: 1 | -1
  readonly tool?: Tool
  readonly clothes: Clothes
  readonly headwear?: 'brim' | 'cap' | 'helmet' | 'bun' | 'none'
  /** Knee-length coat, short jacket, or a skirt. */
  readonly cut?: 'coat' | 'jacket' | 'skirt'
  /** Light that catches the edge of the figure, from -1 (left) or 1 (right). */
  readonly rim?: { readonly color: string; readonly from: 1 | -1; readonly width?: number }
}
