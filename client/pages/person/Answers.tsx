import type { PersonDocument } from '../../../shared/content/library.ts'
import { Band } from '../../components/Band.tsx'
import { Part } from '../../components/Part.tsx'

type Props = { readonly heading: string; readonly person: PersonDocument }

/** What a person answers for, beside the biography. The components of sections would put their code on every page. */
export function Answers({ heading, person: { bio, answersFor, readFirst = [] } }: Props) {
  return (
    <div className="person-answers">
      <Band>
        <Part heading={heading} text={bio}>
          <ul className="person-lines">
            {answersFor.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {` ${text}`}
              </li>
            ))}
          </ul>
          {readFirst.length > 0 && (
            <ul className="person-reading">
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
