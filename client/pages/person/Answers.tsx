import type { PersonDocument } from '../../../shared/content/library.ts'
import { Band } from '../../components/Band.tsx'
import { Part } from '../../components/Part.tsx'
import styles from './person.module.scss'

type Props = { readonly heading: string; readonly person: PersonDocument }

/** What a person answers for, beside the biography. The components of sections would put their code on every page. */
export function Answers({ heading, person: { bio, answersFor, readFirst = [] } }: Props) {
  return (
    <div className={styles.answers}>
      <Band>
        <Part heading={heading} text={bio}>
          <ul className={styles.lines}>
            {answersFor.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {` ${text}`}
              </li>
            ))}
          </ul>
          {readFirst.length > 0 && (
            <ul className={styles.reading}>
              {readFirst.map(({ label, to }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </Part>
      </Band>
    </div>
  )
}
