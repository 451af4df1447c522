import type { ReactNode } from 'react'
import { Card } from '../../components/Card.tsx'
import { CardGrid } from '../../components/CardGrid.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'

type Piece = {
  readonly to: string
  readonly title: string
  /** Such as its day. */
  readonly note: ReactNode
  readonly cover: { readonly src: string; readonly alt: string }
  readonly excerpt?: string
}

/** A few posts and papers, each a card with its cover. */
export function PieceGrid({ pieces }: { readonly pieces: readonly Piece[] }) {
  return (
    <CardGrid columns={3}>
      {pieces.map(({ to, title, note, cover, excerpt }) => (
        <li key={to}>
          <Card
            title={title}
            note={note}
            text={excerpt}
            clamp
            top={<CoverImage cover={cover} place="card" />}
            to={to}
          />
        </li>
      ))}
    </CardGrid>
  )
}
