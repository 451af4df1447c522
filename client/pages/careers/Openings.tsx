import { linkTo } from '../../../shared/addresses/links.ts'
import { formatPay } from '../../../shared/site-pages/format-pay.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Portrait } from '../../components/Portrait.tsx'
import words from '../../components/text.module.scss'
import styles from './Openings.module.scss'

type Props = {
  readonly jobs: PageOf<'careers'>['data']['jobs']
  /** Words before the name of the person with whom one would work. */
  readonly colleague: string
}

/** The open positions with their pay, each beside the person with whom one would work. */
export function Openings({ jobs, colleague }: Props) {
  return (
    <ul className={styles.openings}>
      {jobs.map(({ id, title, location, type, department, summary, pay, person }) => (
        <li key={id}>
          {person && <Portrait person={person} sizes="6.5rem" />}
          <article>
            <h3>
              <a className={words.link} href={linkTo('job', { jobId: id })}>
                {title}
              </a>
            </h3>
            <p className={words.note}>{[location, type, department].join(' · ')}</p>
            <p>
              <strong>{formatPay(pay)}</strong>
            </p>
            <p className={words.quiet}>{summary}</p>
            {person && <p className={words.note}>{`${colleague} ${person.name}`}</p>}
          </article>
        </li>
      ))}
    </ul>
  )
}
