import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Of images in the first view: React shows the next page without waiting for those that have a handler of `load`. It
 * would hold a tap for up to a second.
 */
export const shownAtOnce = { onLoad: () => {} }

/**
 * Replaces an image that fails to load with the next of its files; the last one stays even if it fails. `index` is the
 * place of the one shown.
 */
export function useImageFallbacks(files: readonly [string, ...(readonly string[])], onBroken?: (file: string) => void) {
  const [src] = files
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState({ src, count: 0 })
  const index = failed.src === src ? Math.min(failed.count, files.length - 1) : 0
  const shown = files[index] ?? src
  const onError = () => {
    onBroken?.(shown)
    setFailed({ src, count: index + 1 })
  }

  // The image may have failed before hydration attached `onError`.
  const checkNow = useEffectEvent(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) onError()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is checked again
  useEffect(() => checkNow(), [src])

  return { shown, index, image, onError }
}
