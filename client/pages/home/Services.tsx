import { linkTo } from '../../../shared/addresses/links.ts'
import { toServicePath } from '../../../shared/addresses/service-path.ts'
import type { HomeText } from '../../../shared/content/schemas/page-texts.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { HomeSection } from './HomeSection.tsx'

type Props = Pick<HomeText, 'services' | 'solutions'> & {
  readonly cards: readonly { readonly title: string; readonly description: string }[]
}

export function Services({ services: { more, ...services }, cards, solutions }: Props) {
  return (
    <>
      <HomeSection {...services} tone="surface" isBeside>
        <CardGrid columns={2}>
          {cards.map(({ title, description }) => (
            <li key={title}>
              <Card title={title} text={description} to={toServicePath(title)} action={more} />
            </li>
          ))}
        </CardGrid>
      </HomeSection>
      {solutions && <Solutions {...solutions} />}
    </>
  )
}

function Solutions({ cards, ...head }: NonNullable<Props['solutions']>) {
  return (
    <HomeSection {...head} tone="surface" isBeside>
      <CardGrid columns={2}>
        {cards.map(({ title, description }) => (
          <li key={title}>
            <Card title={title} text={description} to={linkTo('aiSolutions')} />
          </li>
        ))}
      </CardGrid>
    </HomeSection>
  )
}
