import { type FoundGroup, followsItsPage } from '../../../shared/search/group-found.ts'
import { MarkedText } from './MarkedText.tsx'
import styles from './search.module.scss'

type Props = {
  readonly groups: readonly FoundGroup[]
  /** The position of the chosen one. */
  readonly active: number
  readonly onFollow: () => void
}

/** Results as options of a list, by their kinds. */
export function FoundOptions({ groups, active, onFollow }: Props) {
  let position = -1
  return groups.map(({ kind, label, found }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
      <h2 id={`search-${kind}`} role="presentation">
        {label}
      </h2>
      {found.map(({ path, title, heading, excerpt }, index) => {
        position += 1
        return (
          <a
            key={position}
            id={toOptionId(position)}
            role="option"
            aria-selected={position === active}
            tabIndex={-1}
            href={path}
            onClick={onFollow}
          >
            {!followsItsPage(found, index) && (
              <span className={styles.title}>
                <MarkedText parts={title} />
              </span>
            )}
            {heading !== undefined && (
              <span className={styles.heading}>
                <MarkedText parts={heading} />
              </span>
            )}
            <span className={styles.excerpt}>
              <MarkedText parts={excerpt} />
            </span>
          </a>
        )
      })}
    </div>
  ))
}

export function toOptionId(position: number): string {
  return `search-result-${position}`
}
