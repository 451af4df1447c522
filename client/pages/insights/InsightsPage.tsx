import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Dateline } from '../../components/Dateline.tsx'
import { Hero } from '../../components/Hero.tsx'
import { Section } from '../../components/Section.tsx'
import { TopicIndex } from '../../features/topics/TopicIndex.tsx'

/** The notice, and what there is to read until then. */
export function InsightsPage({ page }: { readonly page: PageOf<'insights'> }) {
  const { text, newest, topics } = page.data
  return (
    <>
      <Hero size="list" {...text.hero} />
      <Section {...text.newest}>
        <CardGrid columns={3}>
          {newest.map(({ to, title, publishedOn, excerpt, cover }) => (
            <li key={to}>
              <Card
                title={title}
                note={<Dateline day={publishedOn} />}
                text={excerpt}
                clamp={{ text: 3 }}
                top={<CoverImage cover={cover} place="card" />}
                to={to}
              />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section {...text.topics} tone="surface">
        <TopicIndex topics={topics} />
      </Section>
    </>
  )
}
