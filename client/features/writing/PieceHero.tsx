import type { ReactNode } from 'react'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Hero } from '../../components/Hero.tsx'

type Props = {
  readonly eyebrow: ReactNode
  readonly heading: string
  readonly text?: ReactNode
  readonly cover: { readonly src: string; readonly alt: string }
  readonly children: ReactNode
}

/** The hero of an article or paper; on small screens the cover is a thumbnail next to the eyebrow. */
export function PieceHero({ eyebrow, cover, children, ...words }: Props) {
  return (
    <div className="piece-hero">
      <Hero
        size="piece"
        eyebrow={
          <span className="piece-eyebrow">
            <span>{eyebrow}</span>
          </span>
        }
        {...words}
      >
        {children}
      </Hero>
      <div className="piece-cover">
        <CoverImage cover={cover} place="piece" urgency="main" />
      </div>
    </div>
  )
}
