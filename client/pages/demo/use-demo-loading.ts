import { useEffect, useState } from 'react'

const spinnerMs = 1000

/** True for the first second of a demo; another id starts the wait again. */
export function useDemoLoading(demoId: string): boolean {
  const [loadedId, setLoadedId] = useState<string>()

  useEffect(() => {
    const timer = window.setTimeout(() => setLoadedId(demoId), spinnerMs)
    return () => window.clearTimeout(timer)
  }, [demoId])

  return loadedId !== demoId
}
