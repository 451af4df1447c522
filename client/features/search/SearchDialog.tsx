import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import { maxQueryLength } from '../../../shared/search/search-request.ts'
import { DismissButton } from '../../components/DismissButton.tsx'
import words from '../../components/text.module.scss'
import { disabledLinks } from '../navigation/internal-links.ts'
import { FoundOptions, toOptionId } from './FoundOptions.tsx'
import { Suggestions } from './Suggestions.tsx'
import styles from './search.module.scss'
import { useSearch } from './use-search.ts'

const listId = 'search-results'
const fieldId = 'search-field'

/** Finds while the visitor types. Arrow keys choose a result; Enter opens it, or else the page of results. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { text, results, hasFailed, find } = useSearch()
  const [active, setActive] = useState(-1)
  const { query = '', groups = [], spelling, status = '' } = results ?? {}
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const close = () => dialog.current?.close()

  useEffect(() => dialog.current?.showModal(), [])

  const look = (input: string) => {
    setActive(-1)
    void find(input)
  }
  const choose = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || count === 0) return
    event.preventDefault()
    // The field itself is between the last result and the first.
    const next = ((active + 1 + step + count + 1) % (count + 1)) - 1
    setActive(next)
    document.getElementById(toOptionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const open = (event: FormEvent) => {
    const chosen = document.getElementById(toOptionId(active))
    if (chosen === null) return
    event.preventDefault()
    chosen.click()
  }
  const fill = (input: string) => {
    if (field.current !== null) field.current.value = input
    field.current?.focus()
    look(input)
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Search" onClose={onClose}>
      <form className={styles.box} action={linkTo('search')} onSubmit={open}>
        <label htmlFor={fieldId}>{text?.label ?? 'Search'}</label>
        <input
          ref={field}
          id={fieldId}
          // Of the type "search", the field would take the first Escape for itself.
          type="text"
          name="q"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={active === -1 ? undefined : toOptionId(active)}
          aria-autocomplete="list"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          onKeyDown={choose}
          onInput={({ currentTarget }) => look(currentTarget.value)}
        />
      </form>
      <p className={words.note} role="status">
        {status}
      </p>
      {status === '' && !hasFailed && text !== undefined && <Suggestions text={text} onChoose={fill} />}
      {hasFailed && <p role="alert">The search couldn’t be loaded. Press Enter to open the results as a page.</p>}
      {text !== undefined && spelling !== undefined && (
        <p>
          {text.spelling}{' '}
          <button type="button" className={styles.spelling} onClick={() => fill(spelling)}>
            {spelling}
          </button>
          ?
        </p>
      )}
      {count > 0 && (
        <div id={listId} className={styles.options} role="listbox" aria-label={status}>
          <FoundOptions groups={groups} active={active} onFollow={close} />
        </div>
      )}
      {text !== undefined && query !== '' && (
        <p {...disabledLinks}>
          <a href={linkTo('search', undefined, { q: query })}>{text.allAsPage}</a>
        </p>
      )}
      {/* Last, so that the dialog focuses the field when it opens. */}
      <DismissButton onClick={close} />
    </dialog>
  )
}
