/** `scale` 1 fits the window; the offsets are in CSS pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

export const fitted: View = { scale: 1, x: 0, y: 0 }

const maxScale = 6
const keyStepPx = 80
const keyZoom = 1.4

/** Zooms about the center, between fitted and the maximum scale. */
export function zoomBy(view: View, factor: number): View {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  if (scale === 1) return fitted
  const change = scale / view.scale
  return { scale, x: view.x * change, y: view.y * change }
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
