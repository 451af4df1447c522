import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { guardHistory } from '../../features/navigation/history-guard.ts'
import { findClickedLink } from '../../features/navigation/internal-links.ts'

type Leave = () => void

/**
 * Blocks every way out of the page while something is unsaved. The caller asks about links, Back and Forward; the
 * browser asks about leaving the site. The declarative router has no blocker, so clicks and `popstate` are stopped
 * before they reach it.
 */
export function useUnsavedGuard(isUnsaved: boolean) {
  const navigate = useNavigate()
  const [pending, setPending] = useState<Leave>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return undefined
    const here = readHistoryIndex(window.history.state) ?? 0

    const blockUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const blockClick = (event: MouseEvent) => {
      const link = findClickedLink(event)
      if (link === undefined || link.pathname === window.location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setPending(() => () => navigate(link.pathname + link.search + link.hash))
    }
    const blockHistory = (event: PopStateEvent) => {
      const there = readHistoryIndex(event.state)
      if (isLeaving.current || there === undefined) return
      event.stopImmediatePropagation()
      // The address has already changed. Going back to the editor's entry fires this event again, with there === here.
      if (there === here) return
      window.history.go(here - there)
      setPending(() => () => window.history.go(there - here))
    }

    window.addEventListener('beforeunload', blockUnload)
    window.addEventListener('click', blockClick, { capture: true })
    const removeHistoryGuard = guardHistory(blockHistory)
    return () => {
      window.removeEventListener('beforeunload', blockUnload)
      window.removeEventListener('click', blockClick, { capture: true })
      removeHistoryGuard()
    }
  }, [isUnsaved, navigate])

  return {
    isAsking: pending !== undefined,
    /** Leaves immediately when nothing is unsaved, otherwise asks first. */
    leaveBy: (leave: Leave) => (isUnsaved ? setPending(() => leave) : leave()),
    confirm() {
      isLeaving.current = true
      setPending(undefined)
      pending?.()
    },
    stay: () => setPending(undefined),
  }
}

/** The index of an entry in the router's history; undefined for an entry that the router did not create. */
function readHistoryIndex(state: unknown): number | undefined {
  const isRouterState = typeof state === 'object' && state !== null && 'idx' in state
  return isRouterState && typeof state.idx === 'number' ? state.idx : undefined
}
