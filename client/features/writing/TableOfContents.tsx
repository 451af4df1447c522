import { useEffect, useState } from 'react'
import type { Heading } from '../../../shared/content/library.ts'
import styles from './writing.module.scss'

const minSections = 4

/** Links to the sections, with a mark at the one in view; nothing for articles with few sections. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const sections = headings.filter(({ level }) => level === 2)
  const currentId = useCurrentSection(headings)
  if (sections.length < minSections) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading">
      <h2 id="contents-heading" className={styles.contentsHeading}>
        Contents
      </h2>
      <ol className={styles.contentsList}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === currentId ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The id of the last section whose heading has passed into the upper third of the window; undefined above the first. */
function useCurrentSection(headings: readonly Heading[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>()
  useEffect(() => {
    const passed = new Set<string>()
    const follow = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target.id)
      setCurrentId(headings.findLast(({ id }) => passed.has(id))?.id)
    }
    // From that third on upward, as far as any page is long.
    const observer = new IntersectionObserver(follow, { rootMargin: '100000px 0px -67%' })
    for (const { id, level } of headings) {
      const element = level === 2 && document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [headings])
  return currentId
}
