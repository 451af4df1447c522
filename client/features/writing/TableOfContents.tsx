import type { Heading } from '../../../shared/content/library.ts'

const minSections = 4

/** Links to the sections; nothing for articles with few sections. */
export function TableOfContents({ headings }: { readonly headings: readonly Heading[] }) {
  const sections = headings.filter(({ level }) => level === 2)
  if (sections.length < minSections) return null
  return (
    <nav className="contents" aria-labelledby="contents-heading">
      <h2 id="contents-heading" className="contents-heading">
        Contents
      </h2>
      <ol className="contents-list">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
