import { linkTo } from '../../../shared/addresses/links.ts'
import type { Person } from '../../../shared/content/schemas/people.ts'
import { Portrait } from '../../components/Portrait.tsx'
import styles from './job.module.scss'

type Props = { readonly person: Pick<Person, 'id' | 'name' | 'role' | 'image'>; readonly label: string }

/** The person with whom one would work. */
export function Colleague({ person, label }: Props) {
  return (
    <figure className={styles.colleague}>
      <Portrait person={person} sizes="(min-width: 64rem) 22rem, 9rem" urgency="early" />
      <figcaption>
        {label}
        <a href={linkTo('person', { personId: person.id })}>{person.name}</a>
        {person.role}
      </figcaption>
    </figure>
  )
}
