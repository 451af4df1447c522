import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { PaperSummary } from '../../../shared/content/library.ts'
import { findNeighbours } from '../../../shared/neighbours.ts'
import { compareNewestFirst } from '../../../shared/newest-first.ts'

type Papers = {
  /** Newest first. */
  readonly papers: readonly PaperSummary[]
  readonly findPaper: (id: string) => PaperSummary | undefined
  readonly findNext: (id: string) => PaperSummary | undefined
  readonly findPrevious: (id: string) => PaperSummary | undefined
}

const PaperContext = createContext<Papers | undefined>(undefined)

type Props = { readonly papers: readonly PaperSummary[]; readonly children: ReactNode }

/** Gives the screens below it the papers that their page has, in order. */
export function PaperProvider({ papers, children }: Props) {
  const value = useMemo((): Papers => {
    const newestFirst = papers.toSorted((a, b) => compareNewestFirst(a.datePublished, b.datePublished))
    return {
      papers: newestFirst,
      findPaper: id => newestFirst.find(paper => paper.id === id),
      findNext: id => findNeighbours(newestFirst, id).next,
      findPrevious: id => findNeighbours(newestFirst, id).previous,
    }
  }, [papers])
  return <PaperContext value={value}>{children}</PaperContext>
}

export function usePapers(): Papers {
  const papers = useContext(PaperContext)
  if (papers === undefined) throw new Error('usePapers must be used within a PaperProvider')
  return papers
}
