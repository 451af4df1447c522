import { useEffect, useEffectEvent, useState } from 'react'

/** Calls `onFile` for a file dropped on the page where nothing else takes it, or pasted; returns whether one is dragged over it. */
export function useDroppedPictures(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)

  const take = useEffectEvent((files: FileList | undefined) => {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // By default the browser leaves the page and opens the file.
    const over = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    const drop = (event: DragEvent) => {
      const isTaken = event.defaultPrevented
      event.preventDefault()
      setIsOver(false)
      if (!isTaken) take(event.dataTransfer?.files)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('paste', event => take(event.clipboardData?.files), { signal })
    return () => controller.abort()
  }, [])

  return isOver
}
