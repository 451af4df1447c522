import { useEffect, useRef, useState } from 'react'

const none: readonly string[] = []

/** Shows the next of the fallbacks whenever a picture cannot be had; the last one stays, whatever happens to it. */
export function useImageFallbacks(src: string, fallbacks: readonly string[] = none) {
  const candidates = [src, ...fallbacks]
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState({ src, count: 0 })
  const count = failed.src === src ? Math.min(failed.count, candidates.length - 1) : 0
  const onError = () => setFailed({ src, count: count + 1 })

  // The picture may have failed before the page's scripts were there to hear of it.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) setFailed({ src, count: 1 })
  }, [src])

  return { shown: candidates[count] ?? src, image, onError }
}
