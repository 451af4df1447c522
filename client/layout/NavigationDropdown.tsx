import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react'
import { Icon } from '../components/Icon.tsx'
import { MenuLinkItem } from './MenuLinkItem.tsx'
import type { MenuEntry } from './navigation.ts'
import styles from './TopNavigation.module.scss'
import type { Dropdowns } from './use-dropdowns.ts'

type Props = {
  readonly entry: MenuEntry
  readonly pathname: string
  readonly isActive: boolean
  readonly dropdowns: Dropdowns
}

/**
 * A menu entry with a list below it. The entry itself is a link; the button next to it opens the list for keyboard and
 * touch. Without scripts, CSS shows the list while the entry is hovered or contains the focus.
 */
export function NavigationDropdown({ entry, pathname, isActive, dropdowns }: Props) {
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const isUnderMouse = useRef(false)
  const isOpen = dropdowns.openLabel === entry.label

  const openForMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    isUnderMouse.current = true
    dropdowns.open(entry.label)
  }
  const closeForMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    isUnderMouse.current = false
    if (isOpen) dropdowns.closeSoon()
  }
  const press = ({ detail }: MouseEvent) => {
    // Hovering has already opened the list on the way to the button, so a click must not close it.
    if (isUnderMouse.current && detail > 0) dropdowns.open(entry.label)
    else dropdowns.toggle(entry.label)
  }
  const closeWhenFocusLeaves = (event: FocusEvent<HTMLElement>) => {
    if (isOpen && event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
      dropdowns.close()
    }
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    dropdowns.close()
    button.current?.focus()
  }

  return (
    <li
      className={styles.dropdown}
      data-open={isOpen}
      onPointerEnter={openForMouse}
      onPointerLeave={closeForMouse}
      onBlur={closeWhenFocusLeaves}
      onKeyDown={closeOnEscape}
    >
      <MenuLinkItem link={entry} pathname={pathname} isActive={isActive} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={`${entry.label} menu`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={press}
      >
        <Icon name="chevronDown" size={16} />
      </button>
      <ul id={listId} className={styles.list}>
        {entry.children.map(link => (
          <li key={link.label}>
            <MenuLinkItem link={link} pathname={pathname} onFollow={dropdowns.close} />
          </li>
        ))}
      </ul>
    </li>
  )
}
