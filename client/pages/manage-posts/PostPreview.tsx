import { type MouseEvent, useId } from 'react'
import { Prose } from '../../components/Prose.tsx'
import { deadLinks } from '../../features/leaving/followed-link.ts'
import styles from './PostEditor.module.scss'
import { usePreview } from './use-preview.ts'

type Props = { readonly title: string; readonly markdown: string }

/** The post as readers will see it. Its links are not followed, so that nothing typed is left behind. */
export function PostPreview({ title, markdown }: Props) {
  const { html, failure } = usePreview(markdown)
  const headingId = useId()
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.legend}>
        Preview
      </h3>
      <p className={styles.title}>{title === '' ? 'Untitled' : title}</p>
      {failure !== undefined && <p className={styles.message}>{failure}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only holds back links */}
      <div {...deadLinks} onClick={holdBack}>
        <Prose html={html} />
      </div>
    </section>
  )
}

function holdBack(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}
