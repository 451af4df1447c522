import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guardHistory } from '../../features/leaving/history-guard.ts'
import { findDestination, readHistoryIndex } from './leaving.ts'

type Leave = () => void

/**
 * Holds every way out of the page back while there is something unsaved: links and Back are asked about here, leaving
 * the site by the browser. The declarative router has no blocker of its own, so clicks and `popstate` are taken
 * before it hears of them.
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  const navigate = useNavigate()
  const [pending, setPending] = useState<Leave>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return undefined
    const here = readHistoryIndex(window.history.state) ?? 0

    const holdUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const holdClick = (event: MouseEvent) => {
      const to = findDestination(event)
      if (to === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setPending(() => () => navigate(to))
    }
    const holdHistory = (event: PopStateEvent) => {
      const there = readHistoryIndex(event.state)
      if (isLeaving.current || there === undefined) return
      event.stopImmediatePropagation()
      // The address has changed already: back to where we are, which comes here once more, and ask.
      if (there === here) return
      window.history.go(here - there)
      setPending(() => () => window.history.go(there - here))
    }

    window.addEventListener('beforeunload', holdUnload)
    window.addEventListener('click', holdClick, { capture: true })
    const endHistoryGuard = guardHistory(holdHistory)
    return () => {
      window.removeEventListener('beforeunload', holdUnload)
      window.removeEventListener('click', holdClick, { capture: true })
      endHistoryGuard()
    }
  }, [isUnsaved, navigate])

  return {
    isAsking: pending !== undefined,
    /** Leaves at once when nothing is lost by it, else asks. */
    leaveBy: (leave: Leave) => (isUnsaved ? setPending(() => leave) : leave()),
    confirm() {
      isLeaving.current = true
      setPending(undefined)
      pending?.()
    },
    stay: () => setPending(undefined),
  }
}
