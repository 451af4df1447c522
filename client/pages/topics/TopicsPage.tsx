import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction.tsx'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'
import { ReadingSection } from '../../features/sections/SectionFrame.tsx'
import { ReadingOrder } from '../../features/topics/ReadingOrder.tsx'
import { formatTotal } from '../../features/topics/total-minutes.ts'

export function TopicsPage({ page }: { readonly page: PageOf<'topics'> }) {
  const { text, topics, lists } = page.data
  return (
    <>
      <Hero {...text.hero} />
      <Section {...text.topics} tone="surface">
        <CardGrid columns={2}>
          {topics.map(({ to, title, text, count }) => (
            <li key={to}>
              <Card title={title} text={text} note={`${count} articles in order`} to={to} />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section {...text.roles}>
        <Row>
          {lists.map(({ id, role }) => (
            <ButtonLink key={id} tone="quiet" to={`#${id}`}>
              {role}
            </ButtonLink>
          ))}
        </Row>
      </Section>
      {lists.map(({ id, role, text, reading }) => (
        <ReadingSection
          key={id}
          section={{ id, heading: role, text: `${text} ${reading.length} articles, ${formatTotal(reading)}.` }}
        >
          <ReadingOrder steps={reading} />
        </ReadingSection>
      ))}
      <CallToAction {...text.callToAction} />
    </>
  )
}
