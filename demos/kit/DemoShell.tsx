import type { ReactNode } from 'react'
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

/** The common layout of the demo programs. The page that embeds one has its own header. */
export function DemoShell({ title, does, doesNot, note, children }: Props) {
  const isEmbedded = window.parent !== window

  return (
    <main className={styles.shell} data-embedded={isEmbedded}>
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
