import { type RefObject, useEffect, useState } from 'react'

/** Miles of the map that a pixel of the screen shows, so that names have one size on every screen. */
export function useMapScale(map: RefObject<SVGSVGElement | null>, miles: number): number {
  const [width, setWidth] = useState(720)

  useEffect(() => {
    if (map.current === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(1, entry?.contentRect.width ?? 1)))
    observer.observe(map.current)
    return () => observer.disconnect()
  }, [map])

  return miles / width
}
