import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Band } from '../../components/Band.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Row } from '../../components/Row.tsx'
import { Section } from '../../components/Section.tsx'
import { ReadingSection } from '../../features/sections/SectionFrame.tsx'
import { ReadingOrder } from '../../features/topics/ReadingOrder.tsx'
import { TopicIndex } from '../../features/topics/TopicIndex.tsx'
import { formatTotal } from '../../features/topics/total-minutes.ts'

export function TopicsPage({ page }: { readonly page: PageOf<'topics'> }) {
  const { text, topics, lists } = page.data
  return (
    <>
      <Hero size="list" {...text.hero} />
      <Band>
        <TopicIndex topics={topics} />
      </Band>
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
    </>
  )
}
