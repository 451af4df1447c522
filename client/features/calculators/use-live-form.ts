import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { inPlaceState } from '../navigation/internal-links.ts'

/** Wait for the visitor to finish a number. Safari also limits how often an address may change. */
const typingDelayMs = 250

type LiveForm = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onInput: () => void
  readonly onSubmit: (event: FormEvent) => void
}

type Shown = { readonly name: string; readonly value: string }

/**
 * Keeps the address in step with a form that the browser could send itself, so that the page's loader computes the
 * result. Neither the position nor the focus moves, and no history entries are added.
 * @param shown the values that the page has now
 */
export function useLiveForm(action: string, shown: readonly Shown[]): LiveForm {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()

  const update = () => {
    clearTimeout(timer.current)
    if (form.current === null) return
    const values = readValues(form.current)
    if (shown.every(({ name, value }) => values.get(name) === value)) return
    const address = new URL(action, window.location.href)
    address.search = values.toString()
    navigate(address.pathname + address.search + address.hash, { replace: true, state: inPlaceState })
  }

  // What was entered before the page's scripts ran, or restored by the browser.
  const updateOnMount = useRef(update)
  useEffect(() => {
    updateOnMount.current()
    return () => clearTimeout(timer.current)
  }, [])

  return {
    form,
    onInput: () => {
      clearTimeout(timer.current)
      const { href } = window.location
      // A link that was followed meanwhile has numbers of its own.
      timer.current = setTimeout(() => window.location.href === href && update(), typingDelayMs)
    },
    onSubmit: event => {
      event.preventDefault()
      update()
    },
  }
}

/** What the browser would send. */
export function readValues(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
