import { type MouseEvent, useEffect, useId, useState } from 'react'
import type { StoredEntry } from '../../../shared/blog/stored-post.ts'
import { disabledLinks } from '../../features/navigation/internal-links.ts'
import { Prose } from '../../features/writing/Prose.tsx'
import styles from './manage-posts.module.scss'

type Props = {
  readonly title: string
  readonly markdown: string
  /** The stored post that saving replaces. */
  readonly replaced: StoredEntry | undefined
}
type Preview = { readonly html: string; readonly failure?: string }

const typingPauseMs = 150

/** The post as readers will see it. Its links are disabled, because following one would leave the editor. */
export function PostPreview({ title, markdown, replaced }: Props) {
  const { html, failure } = usePreview(markdown, replaced)
  const headingId = useId()
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.previewHeading}>
        Preview
      </h3>
      <p className={styles.previewTitle}>{title === '' ? 'Untitled' : title}</p>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only disables links */}
      <div {...disabledLinks} onClick={preventNavigation}>
        <Prose html={html} />
      </div>
    </section>
  )
}

function usePreview(markdown: string, replaced: StoredEntry | undefined): Preview {
  const [preview, setPreview] = useState<Preview>({ html: '' })

  useEffect(() => {
    let isCurrent = true
    const render = async () => {
      try {
        const { renderPost } = await import('./render-post.ts')
        if (isCurrent) setPreview({ html: renderPost(markdown, replaced).body.html })
      } catch {
        if (isCurrent) setPreview({ html: '', failure: 'The preview couldn’t be loaded.' })
      }
    }
    const timer = setTimeout(render, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [markdown, replaced])

  return preview
}

function preventNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}
