import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { Section } from '../../components/Section.tsx'
import { PieceGrid } from '../../features/blog/PieceGrid.tsx'
import { ArticleLines, ArticleNote } from './ArticleLines.tsx'

type Props = Pick<ScreenData['person'], 'articles' | 'earlier'> & { readonly heading: string }

/** The posts and papers that a person wrote. */
export function Articles({ heading, articles, earlier }: Props) {
  if (articles.length === 0) return null
  return (
    <Section heading={heading}>
      <PieceGrid
        pieces={articles.map(article => ({
          ...article,
          note: <ArticleNote isPaper={article.isPaper} day={article.publishedOn} />,
        }))}
      />
      {earlier.length > 0 && (
        <ArticleLines lines={earlier.map(article => ({ ...article, day: article.publishedOn }))} />
      )}
    </Section>
  )
}
