import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Section } from '../../components/Section.tsx'
import { ArticleLines, ArticleNote } from './ArticleLines.tsx'

type Props = Pick<ScreenData['person'], 'articles' | 'earlier'> & { readonly heading: string }

/** The posts and papers that a person wrote. */
export function Articles({ heading, articles, earlier }: Props) {
  if (articles.length === 0) return null
  return (
    <Section heading={heading}>
      <CardGrid columns={3}>
        {articles.map(({ title, to, isPaper, publishedOn, excerpt, cover }) => (
          <li key={to}>
            <Card
              title={title}
              note={<ArticleNote isPaper={isPaper} day={publishedOn} />}
              text={excerpt}
              clamp={{ text: 3 }}
              top={<CoverImage cover={cover} place="card" />}
              to={to}
            />
          </li>
        ))}
      </CardGrid>
      {earlier.length > 0 && (
        <ArticleLines lines={earlier.map(article => ({ ...article, day: article.publishedOn }))} />
      )}
    </Section>
  )
}
