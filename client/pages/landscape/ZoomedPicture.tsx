import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import styles from './landscape.module.scss'
import { ZoomButtons } from './ZoomButtons.tsx'
import { fitted, maxScale, moveBy, type Place, showPlace, viewAfterKey, zoomBy } from './zoom.ts'

/** The part of the picture that was touched, and the width of the whole to begin with, in CSS pixels. */
export type Opening = { readonly place: Place; readonly width: number }

type Props = {
  readonly image: { readonly src: string; readonly alt: string }
  readonly layers: readonly { readonly id: string; readonly name: string }[]
  readonly opening: Opening
}
type Point = { readonly x: number; readonly y: number }

const wheelZoom = 1.2

/** Opens enlarged. Zooms by wheel, pinch, keys and buttons; moves by dragging and keys, and by buttons from layer to layer. */
export function ZoomedPicture({ image, layers, opening }: Props) {
  const picture = useRef<HTMLImageElement>(null)
  const [view, setView] = useState(fitted)
  const pointers = useRef(new Map<number, Point>())

  const zoomByWheel = (event: WheelEvent) => setView(zoomBy(view, event.deltaY < 0 ? wheelZoom : 1 / wheelZoom))
  const handleKey = (event: KeyboardEvent) => {
    const next = viewAfterKey(view, event.key)
    if (next === undefined) return
    event.preventDefault()
    setView(next)
  }
  const show = (place: Place) => {
    const { current: image } = picture
    const frame = image?.parentElement
    if (!image || !frame) return
    const fittedSize = { width: image.offsetWidth, height: image.offsetHeight }
    const scale = Math.min(maxScale, Math.max(1, opening.width / fittedSize.width))
    setView(showPlace(place, scale, fittedSize, { width: frame.clientWidth, height: frame.clientHeight }))
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const drag = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const spreadBefore = spread(pointers.current)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 1) setView(moveBy(view, event.clientX - before.x, event.clientY - before.y))
    else if (spreadBefore > 0) setView(zoomBy(view, spread(pointers.current) / spreadBefore))
  }
  const release = (event: PointerEvent) => pointers.current.delete(event.pointerId)

  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for a group that handles keys
    <div
      className={styles.zoomWindow}
      role="group"
      aria-label="Plus and minus zoom, arrows move, 0 fits"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys zoom and move
      tabIndex={0}
      onKeyDown={handleKey}
      onWheel={zoomByWheel}
    >
      <img
        className={styles.zoomImage}
        src={image.src}
        alt={image.alt}
        draggable={false}
        data-scale={view.scale.toFixed(2)}
        // Only then it has a size.
        onLoad={() => show(opening.place)}
        ref={element => {
          picture.current = element
          // The content security policy blocks a style attribute in HTML, but not a style set by script.
          if (element === null) return
          element.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
          element.style.userSelect = 'none'
        }}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      />
      <ZoomButtons layers={layers} onPress={key => setView(viewAfterKey(view, key) ?? view)} onJump={show} />
    </div>
  )
}

/** The distance between two pointers; 0 when there are fewer. */
function spread(pointers: ReadonlyMap<number, Point>): number {
  const [one, other] = [...pointers.values()]
  return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)
}
