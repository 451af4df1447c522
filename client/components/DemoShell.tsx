import type { ReactNode } from 'react'
import styles from './DemoShell.module.scss'

type Props = {
  readonly title: string
  /** One sentence: what the program does. */
  readonly does: string
  /** One sentence: what the program does not do. */
  readonly doesNot: string
  readonly children: ReactNode
}

/** The common layout of the demo programs. */
export function DemoShell({ title, does, doesNot, children }: Props) {
  return (
    <main className={styles.shell}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p>
          {does} {doesNot}
        </p>
      </header>
      {children}
    </main>
  )
}
