import { useEffect, useRef, useState } from 'react'
import type { ResultsText } from '../../../shared/content/schemas/search.ts'
import { countFound, type FoundGroup, groupFound } from '../../../shared/search/group-found.ts'
import { shownPerKind } from '../../../shared/search/search-request.ts'
import { loadAsk, loadText } from './load-ask.ts'
import { toStatus } from './status.ts'

type Results = {
  readonly query: string
  readonly groups: readonly FoundGroup[]
  readonly spelling?: string | undefined
  /** How many there are, in words; empty before anything is looked for. */
  readonly status: string
}

type State = { readonly text?: ResultsText; readonly results?: Results; readonly hasFailed: boolean }

/** What the dialog shows, and a function that looks for something. */
export function useSearch() {
  const [state, setState] = useState<State>({ hasFailed: false })
  const latest = useRef('')

  const find = async (input: string) => {
    latest.current = input
    try {
      const { text, ask } = await loadAsk()
      const { spelling, query, ...answer } = await ask(input)
      // The answer to an earlier query may come later.
      if (latest.current !== input) return
      const groups = groupFound(answer, text.kinds, shownPerKind)
      const status = query === '' ? '' : toStatus(text, countFound(groups), query)
      setState({ text, results: { query, groups, spelling, status }, hasFailed: false })
    } catch {
      setState(({ text }) => ({ text, hasFailed: true }))
    }
  }

  // The search itself comes while the visitor types the first letters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    void find('')
    // `find` tells of a failure.
    loadText().then(
      text => setState(now => ({ ...now, text })),
      () => {},
    )
  }, [])

  return { ...state, find }
}
