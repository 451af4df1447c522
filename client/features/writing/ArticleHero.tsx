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
export function ArticleHero({ eyebrow, cover, children, ...words }: Props) {
  return (
    <div className="article-hero">
      <Hero
        size="article"
        eyebrow={
          <span className="article-eyebrow">
            <span>{eyebrow}</span>
          </span>
        }
        {...words}
      >
        {children}
      </Hero>
      <div className="article-cover">
        <CoverImage cover={cover} place="article" urgency="main" />
      </div>
    </div>
  )
}
