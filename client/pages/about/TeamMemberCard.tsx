import { linkTo } from '../../../shared/addresses/links.ts'
import type { TeamMember } from '../../../shared/content/schemas/people.ts'
import { Portrait } from '../../components/Portrait.tsx'
import text from '../../components/text.module.scss'
import styles from './about.module.scss'

export function TeamMemberCard({ member }: { readonly member: TeamMember }) {
  const { id, name, role, bio, linkedin } = member
  return (
    <article className={styles.member}>
      <div className={styles.memberFrame}>
        <Portrait person={member} sizes="6.5rem" />
      </div>
      <h3>
        <a href={linkTo('person', { personId: id })}>{name}</a>
      </h3>
      <p className={styles.memberRole}>{role}</p>
      <p className={text.quiet}>{bio}</p>
      <a className={styles.memberProfile} href={linkedin} aria-label={`${name} on LinkedIn`}>
        LinkedIn
      </a>
    </article>
  )
}
