import { useRef } from 'react'
import type { Reader } from './read.ts'

/** Loads the learned model at the first call; without it (a lost connection) the rules read alone. */
export function useReader(onReady: (reader: Reader) => void): () => void {
  const isStarted = useRef(false)
  return () => {
    if (isStarted.current) return
    isStarted.current = true
    import('./reader.ts').then(
      ({ readLearned }) => onReady(readLearned),
      () => {
        isStarted.current = false
      },
    )
  }
}
