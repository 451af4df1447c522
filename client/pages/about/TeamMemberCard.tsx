import { linkTo } from '../../../shared/addresses/links.ts'
import type { TeamMember } from '../../../shared/content/schemas/people.ts'
import { Portrait } from '../../components/Portrait.tsx'
import styles from './about.module.scss'

export function TeamMemberCard({ member }: { readonly member: TeamMember }) {
  const { id, name, role, bio, linkedin } = member
  return (
    <article className={styles.member}>
      <Portrait person={member} sizes="12rem" />
      <h3>
        <a href={linkTo('person', { personId: id })}>{name}</a>
      </h3>
      <p className={styles.role}>{role}</p>
      <p>{bio}</p>
      <a className={styles.profile} href={linkedin} aria-label={`${name} on LinkedIn`}>
        LinkedIn
      </a>
    </article>
  )
}
