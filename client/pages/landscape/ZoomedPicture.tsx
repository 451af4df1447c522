import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import styles from './landscape.module.scss'
import { ZoomButtons } from './ZoomButtons.tsx'
import { fitted, moveBy, viewAfterKey, zoomBy } from './zoom.ts'

type Props = { readonly image: { readonly src: string; readonly alt: string } }
type Point = { readonly x: number; readonly y: number }

const wheelZoom = 1.2

/** Zooms by wheel, pinch, keys and buttons; moves by dragging, keys and buttons. */
export function ZoomedPicture({ image }: Props) {
  const [view, setView] = useState(fitted)
  const pointers = useRef(new Map<number, Point>())

  const zoomByWheel = (event: WheelEvent) => setView(zoomBy(view, event.deltaY < 0 ? wheelZoom : 1 / wheelZoom))
  const handleKey = (event: KeyboardEvent) => {
    const next = viewAfterKey(view, event.key)
    if (next === undefined) return
    event.preventDefault()
    setView(next)
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
        ref={element => {
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
      <ZoomButtons onPress={key => setView(viewAfterKey(view, key) ?? view)} />
    </div>
  )
}

/** The distance between two pointers; 0 when there are fewer. */
function spread(pointers: ReadonlyMap<number, Point>): number {
  const [one, other] = [...pointers.values()]
  return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y)
}
