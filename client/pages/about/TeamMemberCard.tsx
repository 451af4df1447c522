import type { TeamMember } from '../../../shared/content/schemas/people.ts'
import { defaultPictures } from '../../../shared/pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import text from '../../components/text.module.scss'

export function TeamMemberCard({ member }: { readonly member: TeamMember }) {
  const { name, role, image, bio, linkedin } = member
  return (
    <article className="member">
      <div className="member-frame">
        <Picture
          className="member-portrait"
          src={image}
          alt={`Drawn portrait of ${name}`}
          sizes="(min-width: 64rem) 23rem, (min-width: 48rem) 45vw, 92vw"
          fallbacks={[defaultPictures.avatar]}
        />
      </div>
      <h3>{name}</h3>
      <p className="member-role">{role}</p>
      <p className={text.quiet}>{bio}</p>
      <a className="member-profile" href={linkedin} aria-label={`${name} on LinkedIn`}>
        LinkedIn
      </a>
    </article>
  )
}
