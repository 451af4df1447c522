import { linkTo } from '../../../shared/addresses/links.ts'
import type { TeamMember } from '../../../shared/content/schemas/people.ts'
import { Portrait } from '../../components/Portrait.tsx'
import text from '../../components/text.module.scss'

export function TeamMemberCard({ member }: { readonly member: TeamMember }) {
  const { id, name, role, bio, linkedin } = member
  return (
    <article className="member">
      <div className="member-frame">
        <Portrait person={member} sizes="(min-width: 64rem) 23rem, (min-width: 48rem) 45vw, 92vw" />
      </div>
      <h3>
        <a href={linkTo('person', { personId: id })}>{name}</a>
      </h3>
      <p className="member-role">{role}</p>
      <p className={text.quiet}>{bio}</p>
      <a className="member-profile" href={linkedin} aria-label={`${name} on LinkedIn`}>
        LinkedIn
      </a>
    </article>
  )
}
