import { useEffect, useMemo, useState } from 'react'
import type { Heading } from '../../../shared/content/library.ts'
import styles from './writing.module.scss'

const minSections = 4

/** Links to the sections, with a mark at the one in view; nothing for articles with few sections. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const sections = useMemo(() => headings.filter(({ level }) => level === 2), [headings])
  return sections.length < minSections ? null : <Contents sections={sections} />
}

function Contents({ sections }: { readonly sections: readonly Heading[] }) {
  const currentId = useCurrentSection(sections)
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

function useCurrentSection(sections: readonly Heading[]): string | undefined {
  const [currentId, setCurrentId] = useState<string>()
  useEffect(() => {
    const ids = sections.map(({ id }) => id)
    const stop = import('./watch-sections.ts').then(module => module.watchSections(ids, setCurrentId))
    // Without the file the contents only lack their mark.
    stop.catch(() => {})
    return () => void stop.then(end => end()).catch(() => {})
  }, [sections])
  return currentId
}
