import type { ResultsText } from '../../../shared/content/schemas/search.ts'
import words from '../../components/text.module.scss'
import styles from './search.module.scss'

type Props = {
  readonly text: Pick<ResultsText, 'start' | 'suggestionsHeading' | 'suggestions'>
  readonly onChoose: (query: string) => void
}

/** What the dialog shows before anything is looked for. */
export function Suggestions({ text, onChoose }: Props) {
  return (
    <>
      <p className={words.note}>{text.start}</p>
      <h2 className={styles.suggestionsHeading}>{text.suggestionsHeading}</h2>
      <ul className={styles.suggestions}>
        {text.suggestions.map(query => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
