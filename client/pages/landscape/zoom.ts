/** `scale` 1 fits the window; the offsets are in CSS pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

export const fitted: View = { scale: 1, x: 0, y: 0 }

export const maxScale = 6
const keyStepPx = 80
const keyZoom = 1.4

/** Zooms about the center, between fitted and the maximum scale. */
export function zoomBy(view: View, factor: number): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  if (scale === 1) return fitted
  const change = scale / view.scale
  return { scale, x: view.x * change, y: view.y * change }
}

type Size = { readonly width: number; readonly height: number }
export type Place = { readonly x: number; readonly y: number }

/**
 * The place, in shares of the picture, in the middle of the window, but no further in than the picture's edges.
 * `fittedSize` is the picture's at scale 1.
 */
export function showPlace({ x, y }: Place, scale: number, fittedSize: Size, window: Size): View {
  const shift = (share: number, length: number, room: number) => {
    const max = Math.max(0, (length * scale - room) / 2)
    return Math.min(max, Math.max(-max, (0.5 - share) * length * scale))
  }
  return { scale, x: shift(x, fittedSize.width, window.width), y: shift(y, fittedSize.height, window.height) }
}

export function moveBy(view: View, x: number, y: number): View {
  return { ...view, x: view.x + x, y: view.y + y }
}

const keys = new Map<string, (view: View) => View>([
  ['+', view => zoomBy(view, keyZoom)],
  ['=', view => zoomBy(view, keyZoom)],
  ['-', view => zoomBy(view, 1 / keyZoom)],
  ['0', () => fitted],
  ['ArrowLeft', view => moveBy(view, keyStepPx, 0)],
  ['ArrowRight', view => moveBy(view, -keyStepPx, 0)],
  ['ArrowUp', view => moveBy(view, 0, keyStepPx)],
  ['ArrowDown', view => moveBy(view, 0, -keyStepPx)],
])

/** Undefined for keys that neither zoom nor move. */
export function viewAfterKey(view: View, key: string): View | undefined {
  return keys.get(key)?.(view)
}
