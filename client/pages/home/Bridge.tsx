import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Portrait } from '../../components/Portrait.tsx'
import styles from './Bridge.module.scss'
import { HomeSection, Onward, wholeInView } from './HomeSection.tsx'

type Props = NonNullable<PageOf<'home'>['data']['bridge']>

/** The way from the first call to handover as a covered bridge, which scrolls sideways where it is longer than the window. */
export function Bridge({ heading, text, piers, link }: Props) {
  return (
    <HomeSection heading={heading} text={text} more={<Onward links={[link]} />}>
      <div className={styles.window} data-wide>
        <ol className={styles.bridge} {...wholeInView}>
          {piers.map(pier => (
            <Pier key={pier.title} {...pier} />
          ))}
        </ol>
      </div>
    </HomeSection>
  )
}

function Pier({ when, title, question, price, unit, document, person }: Props['piers'][number]) {
  return (
    <li className={styles.pier}>
      <Portrait person={person} sizes="7rem" />
      <p className={styles.when}>{when}</p>
      <h3>{title}</h3>
      <p>{question}</p>
      <p>
        <b>{price}</b> {unit}
      </p>
      {document !== undefined && (
        <a className={styles.sheet} href={document.to}>
          <b>{document.label}</b>
        </a>
      )}
      <p>
        <a href={person.to}>{person.name}</a> <span>{person.role}</span>
      </p>
    </li>
  )
}
