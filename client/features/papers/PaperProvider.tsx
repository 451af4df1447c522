import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { PaperSummary } from '../../../shared/content/library.ts'
import { compareNewestFirst } from '../../../shared/values/order.ts'

type Papers = readonly PaperSummary[]

const PaperContext = createContext<Papers | undefined>(undefined)

export function PaperProvider({ papers, children }: { readonly papers: Papers; readonly children: ReactNode }) {
  const sorted = useMemo(
    () => papers.toSorted((a, b) => compareNewestFirst(a.datePublished, b.datePublished)),
    [papers],
  )
  return <PaperContext value={sorted}>{children}</PaperContext>
}

/** The papers of the page, newest first. */
export function usePapers(): Papers {
  const papers = useContext(PaperContext)
  if (papers === undefined) throw new Error('usePapers must be used within a PaperProvider')
  return papers
}
