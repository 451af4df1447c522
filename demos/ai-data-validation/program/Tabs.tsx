import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './Tabs.module.scss'

type Tab = { readonly id: string; readonly label: string; readonly panel: ReactNode }
type Props = { readonly label: string; readonly tabs: readonly Tab[] }

/** Shows one panel at a time. Arrow keys, Home and End move between tabs. */
export function Tabs({ label, tabs }: Props) {
  const [openId, setOpenId] = useState(tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const openIndex = tabs.findIndex(({ id }) => id === openId)

  function move(event: KeyboardEvent) {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (openIndex + 1) % tabs.length,
      ArrowLeft: (openIndex + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setOpenId(tabs[target]?.id)
    list.current?.querySelectorAll('button')[target]?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            id={`tab-${id}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={id === openId}
            aria-controls="tab-panel"
            tabIndex={id === openId ? 0 : -1}
            onClick={() => setOpenId(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${openId}`}>
        {tabs[openIndex]?.panel}
      </div>
    </div>
  )
}
