import { useEffect, useEffectEvent, useState } from 'react'

type Field = {
  /** What the field shows while nothing else is typed. */
  readonly value: string
  /** What is wrong with a text; undefined if it is right. */
  readonly check: (text: string) => string | undefined
  readonly onValue: (text: string) => void
}

/** Long enough to type the next digit. */
const pauseMs = 700

/**
 * The text of a field, which is passed on after a pause, with Enter or when the field is left. A wrong text stays with
 * its problem until it is corrected, or until the value changes elsewhere.
 */
export function useTyped({ value, check, onValue }: Field) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>()
  const text = typed?.over === value ? typed.text : value
  const problem = text === value ? undefined : check(text)
  const isReady = text !== value && problem === undefined

  const commit = () => {
    if (!isReady) return
    setTyped(undefined)
    onValue(text)
  }
  const commitLater = useEffectEvent(commit)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(commitLater, pauseMs)
    return () => clearTimeout(timer)
  }, [isReady, text])

  return { text, problem, commit, type: (text: string) => setTyped({ text, over: value }) }
}
