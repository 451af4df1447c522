import type { SectionOf } from '../../../shared/content/schemas/sections.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { WideSection } from './SectionFrame.tsx'

export function CardsSection({ section }: { readonly section: SectionOf<'cards'> }) {
  const { cards } = section
  return (
    <WideSection section={section}>
      <CardGrid columns={toColumns(cards.length)}>
        {cards.map(({ icon, title, text, features = [], link }) => (
          <li key={title}>
            <Card icon={icon} title={title} text={text} to={link?.to} action={link?.label}>
              <FeatureList items={features} />
            </Card>
          </li>
        ))}
      </CardGrid>
    </WideSection>
  )
}

function toColumns(count: number): 2 | 3 | 4 {
  if (count % 3 === 0) return 3
  return count === 4 ? 4 : 2
}
