import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Section } from '../../components/Section.tsx'
import { PieceLines, PieceNote } from './PieceLines.tsx'

type Props = Pick<ScreenData['person'], 'pieces' | 'earlier'> & { readonly heading: string }

/** The posts and papers that a person wrote. */
export function Pieces({ heading, pieces, earlier }: Props) {
  if (pieces.length === 0) return null
  return (
    <Section heading={heading}>
      <CardGrid columns={3}>
        {pieces.map(({ title, to, isPaper, publishedOn, excerpt, cover }) => (
          <li key={to}>
            <Card
              title={title}
              note={<PieceNote isPaper={isPaper} day={publishedOn} />}
              text={excerpt}
              clamp={{ text: 3 }}
              top={<CoverImage cover={cover} place="card" />}
              to={to}
            />
          </li>
        ))}
      </CardGrid>
      {earlier.length > 0 && <PieceLines lines={earlier.map(piece => ({ ...piece, day: piece.publishedOn }))} />}
    </Section>
  )
}
