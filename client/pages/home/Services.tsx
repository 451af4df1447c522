import { linkTo } from '../../../shared/addresses/links.ts'
import { toServicePath } from '../../../shared/addresses/service-path.ts'
import type { HomeText } from '../../../shared/content/schemas/page-texts.ts'
import words from '../../components/text.module.scss'
import { HomeSection } from './HomeSection.tsx'
import home from './home.module.scss'

type Props = Pick<HomeText, 'services' | 'solutions'> & {
  readonly cards: readonly { readonly title: string; readonly description: string }[]
}

/** Services and solutions as an index. */
export function Services({ services: { more, ...services }, cards, solutions }: Props) {
  return (
    <>
      <HomeSection {...services} tone="surface" isBeside>
        <ul className={home.rows}>
          {cards.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <a className={words.link} href={toServicePath(title)}>
                {more}
                <span data-only="reader">{`: ${title}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </HomeSection>
      {solutions && <Solutions {...solutions} />}
    </>
  )
}

function Solutions({ cards, ...head }: NonNullable<Props['solutions']>) {
  return (
    <HomeSection {...head} tone="surface" isBeside>
      <ul className={home.rows}>
        {cards.map(({ title, description }) => (
          <li key={title}>
            <h3>
              <a className={words.link} href={linkTo('aiSolutions')}>
                {title}
              </a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
