import { useContext, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CalculatorAnswer, CalculatorData } from '../../../shared/calculators/load-calculator.ts'
import { BlogStoreContext } from '../blog/blog-store.ts'
import { isInPlace } from '../navigation/internal-links.ts'
import { readValues } from './use-live-form.ts'

type Compute = (query: URLSearchParams) => CalculatorAnswer | undefined

/**
 * The answer to what the form has at this moment, before the address has it. The sheet is fetched when a visitor
 * reaches for the picture.
 */
export function useLiveAnswer({ id, answer }: CalculatorData) {
  const store = useContext(BlogStoreContext)
  const location = useLocation()
  const [entry, setEntry] = useState(location.key)
  const [query, setQuery] = useState<URLSearchParams>()
  const [compute, setCompute] = useState<Compute>()
  const isFetched = useRef(false)
  // A link has opened other inputs.
  const isOther = entry !== location.key && !isInPlace(location)
  if (isOther) {
    setEntry(location.key)
    setQuery(undefined)
  }
  const fetchSheet = () => {
    if (store === undefined || isFetched.current) return
    isFetched.current = true
    Promise.all([
      import('../../../shared/calculators/load-calculator.ts'),
      store.library.read(`calculators/${id}`),
      store.library.read('pages/calculator'),
    ]).then(
      ([{ loadCalculator }, content, words]) =>
        setCompute((): Compute => query => loadCalculator(content, words, query).answer),
      () => {
        isFetched.current = false
      },
    )
  }
  return {
    answer: (query && compute?.(query)) ?? answer,
    fetchSheet,
    /** Takes an element of the form. */
    read: (target: EventTarget) => {
      const form = target instanceof HTMLElement && target.closest('form')
      if (!form) return
      fetchSheet()
      setQuery(readValues(form))
    },
  }
}
