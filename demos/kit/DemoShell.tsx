import { type ReactNode, useEffect, useRef } from 'react'
import { toHeightMessage } from '../../shared/demos/program-height.ts'
import styles from './DemoShell.module.scss'

type Props = {
  readonly title: string
  /** One sentence: what the program does. */
  readonly does: string
  /** One sentence: what the program does not do. */
  readonly doesNot: string
  /** What the data shown are. */
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** The common layout of the demo programs. The page that embeds one has its own header and grows with the program. */
export function DemoShell({ title, does, doesNot, note, children }: Props) {
  const shell = useRef<HTMLElement>(null)
  const isEmbedded = window.parent !== window

  useEffect(() => {
    if (shell.current === null || !isEmbedded) return
    // Any page may know the height, and an opaque origin does not know which page embeds it.
    const observer = new ResizeObserver(([entry]) =>
      window.parent.postMessage(toHeightMessage(entry?.borderBoxSize[0]?.blockSize ?? 0), '*'),
    )
    observer.observe(shell.current)
    return () => observer.disconnect()
  }, [isEmbedded])

  return (
    <main className={styles.shell} ref={shell} data-embedded={isEmbedded}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {!isEmbedded && <p>{does}</p>}
      </header>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
      <p className={styles.limits}>{doesNot}</p>
    </main>
  )
}
