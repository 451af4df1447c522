import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { Dateline } from '../../components/Dateline.tsx'
import { Section } from '../../components/Section.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { PieceGrid } from '../../features/blog/PieceGrid.tsx'
import { TopicIndex } from '../../features/topics/TopicIndex.tsx'

/** The notice, and what there is to read until then. */
export function InsightsPage({ page }: { readonly page: PageOf<'insights'> }) {
  const { text, newest, topics } = page.data
  return (
    <>
      <TypeHero size="reading" {...text.hero} />
      <Section {...text.newest}>
        <PieceGrid pieces={newest.map(piece => ({ ...piece, note: <Dateline day={piece.publishedOn} /> }))} />
      </Section>
      {topics.length > 0 && (
        <Section {...text.topics} tone="surface">
          <TopicIndex topics={topics} />
        </Section>
      )}
    </>
  )
}
