import { useMemo, useRef } from 'react'
import { bodyElementId } from '../../shared/page-data.ts'
import styles from './Prose.module.scss'
import { toTrustedHtml } from './trusted-html.ts'
import { useCopyButtons } from './use-copy-buttons.ts'

/** A written piece: HTML that the build has made and sanitised. Blocks of code get a button that copies them. */
export function Prose({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null)
  useCopyButtons(text, html)
  // A new object would make React write the same text into the page again.
  const inner = useMemo(() => ({ __html: toTrustedHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler has sanitised it
  return <div ref={text} id={bodyElementId} className={styles.prose} dangerouslySetInnerHTML={inner} />
}
