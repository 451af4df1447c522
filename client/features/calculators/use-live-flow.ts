import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Flow } from '../../../shared/calculators/flow.ts'
import { BlogStoreContext } from '../blog/blog-store.ts'
import { isInPlace } from '../navigation/internal-links.ts'
import { readValues } from './use-live-form.ts'

type Compute = (query: URLSearchParams) => Flow | undefined

/**
 * The picture of what the form has at this moment; the address and the result follow when the visitor pauses. The sheet
 * is fetched when somebody reaches for the picture or types.
 * @param inputs around the form
 */
export function useLiveFlow(id: string, flow: Flow, inputs: RefObject<HTMLElement | null>) {
  const store = useContext(BlogStoreContext)
  const location = useLocation()
  const [entry, setEntry] = useState(location.key)
  const [live, setLive] = useState<Flow>()
  const sheet = useRef<Promise<Compute>>(undefined)
  const compute = useRef<Compute>(undefined)
  // A link has opened other inputs.
  if (entry !== location.key && !isInPlace(location)) {
    setEntry(location.key)
    setLive(undefined)
  }

  const update = () => {
    const form = inputs.current?.querySelector('form')
    const next = form && compute.current?.(readValues(form))
    if (next) setLive(next)
  }

  const fetchSheet = () => {
    if (store === undefined || sheet.current !== undefined) return
    sheet.current = Promise.all([
      import('../../../shared/calculators/load-calculator.ts'),
      store.library.read(`calculators/${id}`),
      store.library.read('pages/calculator'),
    ]).then(
      ([{ loadFlow }, content, words]) =>
        query =>
          loadFlow(content, words, query),
    )
    sheet.current.then(
      loaded => {
        compute.current = loaded
        update()
      },
      () => {
        sheet.current = undefined
      },
    )
  }

  const listener = useRef(() => {})
  listener.current = () => {
    fetchSheet()
    update()
  }
  useEffect(() => {
    const listen = () => listener.current()
    const element = inputs.current
    element?.addEventListener('input', listen)
    return () => element?.removeEventListener('input', listen)
  }, [inputs])

  return { flow: live ?? flow, fetchSheet }
}
