import { useEffect, useEffectEvent, useState } from 'react'

/** Hands over files that are dropped anywhere on the page or pasted into it; says whether one hovers above. */
export function useDroppedPictures(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)

  const take = useEffectEvent((files: FileList | undefined) => {
    const file = files?.[0]
    if (file !== undefined) onFile(file)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Without this the browser would leave the page and open the file itself.
    const over = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      take(event.dataTransfer?.files)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('paste', event => take(event.clipboardData?.files), { signal })
    return () => listening.abort()
  }, [])

  return isOver
}
