import { linkTo } from '../../../shared/addresses/links.ts'
import type { TeamMember } from '../../../shared/content/schemas/people.ts'
import styles from './about.module.scss'

/** What the person does for a client. The first screen has the portrait, and the page of the person the biography. */
export function TeamMemberCard({ member: { id, name, role, summary, linkedin } }: { readonly member: TeamMember }) {
  return (
    <article className={styles.member}>
      <h3>
        <a href={linkTo('person', { personId: id })}>{name}</a>
      </h3>
      <p className={styles.role}>{role}</p>
      <p>{summary}</p>
      <a className={styles.profile} href={linkedin} aria-label={`${name} on LinkedIn`}>
        LinkedIn
      </a>
    </article>
  )
}
