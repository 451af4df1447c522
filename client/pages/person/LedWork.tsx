import type { PersonDocument } from '../../../shared/content/library.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid, CardItem } from '../../components/CardGrid.tsx'
import { Section } from '../../components/Section.tsx'

type Props = { readonly heading: string; readonly text: string; readonly work: PersonDocument['leads'] }

/** The services and industries that a person leads. */
export function LedWork({ heading, text, work }: Props) {
  if (work.length === 0) return null
  return (
    <Section heading={heading} text={text} tone="surface">
      <CardGrid columns={work.length % 3 === 0 ? 3 : 2}>
        {work.map(({ title, text: summary, to }, index) => (
          <CardItem key={to} index={index % 3}>
            <Card title={title} text={summary} to={to} hasArrow />
          </CardItem>
        ))}
      </CardGrid>
    </Section>
  )
}
