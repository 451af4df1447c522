import type { WorkText } from '../../../shared/content/schemas/page-texts.ts'
import { formatLongDate } from '../../../shared/values/dates.ts'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Section } from '../../components/Section.tsx'
import styles from './work.module.scss'

/** What real clients say, who have agreed to be named. Renders nothing without one. */
export function References({ heading, text, clients }: WorkText['references']) {
  if (clients.length === 0) return null
  return (
    <Section heading={heading} text={text} tone="surface">
      <CardGrid columns={2}>
        {clients.map(({ name, quote, person, date }) => (
          <li key={name}>
            <figure className={styles.reference}>
              <blockquote className={styles.referenceQuote}>{quote}</blockquote>
              <figcaption className={styles.referenceClient}>
                <strong>{name}</strong>
                <span>
                  {`${person}, `}
                  <time dateTime={date}>{formatLongDate(date)}</time>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
