import type { Section } from '../../../shared/content/schemas/sections.ts'
import styles from './sections.module.scss'

type Props = { readonly section: Pick<Section, 'links' | 'sources'> }

/** The links and the sources of a section. */
export function SectionFoot({ section: { links = [], sources = [] } }: Props) {
  return (
    <>
      {links.length > 0 && (
        <ul className={styles.sectionLinks}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p className={styles.sectionSources}>
          {'Sources: '}
          {sources.map(({ url, publisher, year }, index) => (
            <span key={url}>
              {index > 0 && '; '}
              <a href={url}>{`${publisher}, ${year}`}</a>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
