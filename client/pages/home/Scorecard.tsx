import type { HomeText } from '../../../shared/content/schemas/page-texts.ts'
import cardStyles from '../../components/Card.module.scss'
import words from '../../components/text.module.scss'
import styles from './Scorecard.module.scss'

/** A page of a readiness assessment. The bars are drawn, because the content security policy blocks style attributes. */
export function Scorecard({ note, areas, next }: Pick<HomeText['sample'], 'note' | 'areas' | 'next'>) {
  return (
    <figure className={`${cardStyles.card} ${cardStyles.body}`}>
      <figcaption className={words.note}>{note}</figcaption>
      <ul className={styles.rows}>
        {areas.map(({ area, score, finding }) => (
          <li key={area}>
            <b className={styles.score}>{score}</b>
            <b>{area}</b>
            <svg viewBox="0 0 4 1" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0H${score}V1H0`} />
            </svg>
            <p className={words.quiet}>{finding}</p>
          </li>
        ))}
      </ul>
      <p>{next}</p>
    </figure>
  )
}
