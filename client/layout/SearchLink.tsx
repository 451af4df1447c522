import { type MouseEvent, useEffect, useRef } from 'react'
import { linkTo } from '../../shared/addresses/links.ts'
import { Icon } from '../components/Icon.tsx'
import { useLoadedDialog } from '../components/use-loaded-dialog.tsx'
import styles from './MenuLinkItem.module.scss'

const address = linkTo('search')

/** The page of results does without the dialog's code. */
async function load() {
  try {
    return (await import('../features/search/SearchDialog.tsx')).SearchDialog
  } catch (error) {
    window.location.assign(address)
    throw error
  }
}

/** The link to the search. With scripts it opens the search in a dialog, as / and Ctrl+K do. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null)
  const { isOpen, open, dialog } = useLoadedDialog(load)

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (isOpen || !isShortcut(event)) return
      event.preventDefault()
      void open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  })
  const openByPress = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The dialog gives the focus back to where it was; in Safari a press does not move it to a link.
    link.current?.focus()
    void open()
  }

  return (
    <>
      <a ref={link} className={styles.link} href={address} aria-label="Search" onClick={openByPress}>
        <Icon name="search" />
      </a>
      {dialog}
    </>
  )
}

function isShortcut({ key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey
  if (key !== '/' || ctrlKey || metaKey) return false
  // There it is a letter of a text, or looks for an option.
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select')))
}
