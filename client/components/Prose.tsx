import { useRef } from 'react'
import styles from './Prose.module.scss'
import { useCopyButtons } from './use-copy-buttons.ts'

export const pieceBodyId = 'piece-body'

/** A written piece: HTML that the build has made and sanitised. Blocks of code get a button that copies them. */
export function Prose({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null)
  useCopyButtons(text, html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has sanitised it
  return <div ref={text} id={pieceBodyId} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
