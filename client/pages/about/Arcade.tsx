import { linkTo } from '../../../shared/addresses/links.ts'
import type { TeamMember } from '../../../shared/content/schemas/people.ts'
import { Portrait } from '../../components/Portrait.tsx'
import styles from './about.module.scss'

/** The people who carry the work, each in an arch under one deck. */
export function Arcade({ team }: { readonly team: readonly TeamMember[] }) {
  return (
    <div className={styles.arcade}>
      <ul>
        {team.map(member => (
          <li key={member.id}>
            <a href={linkTo('person', { personId: member.id })}>
              <span>
                <Portrait person={member} sizes="(min-width: 48rem) 16vw, 32vw" urgency="early" />
              </span>
              {member.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
