import { useEffect, useRef, useState } from 'react'

const none: readonly string[] = []

/**
 * Of images in the first view: React shows the next page without waiting for those that have a handler of `load`. It
 * would hold a tap for up to a second.
 */
export const shownAtOnce = { onLoad: () => {} }

/** Replaces an image that fails to load with the next fallback; the last one stays even if it fails. */
export function useImageFallbacks(src: string, fallbacks: readonly string[] = none) {
  const candidates = [src, ...fallbacks]
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState({ src, count: 0 })
  const count = failed.src === src ? Math.min(failed.count, candidates.length - 1) : 0
  const onError = () => setFailed({ src, count: count + 1 })

  // The image may have failed before hydration attached `onError`.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) setFailed({ src, count: 1 })
  }, [src])

  return { shown: candidates[count] ?? src, image, onError }
}
