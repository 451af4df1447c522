import styles from './Prose.module.scss'

export const pieceBodyId = 'piece-body'

/** A written piece: HTML that the build has made and sanitised. */
export function Prose({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has sanitised it
  return <div id={pieceBodyId} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
