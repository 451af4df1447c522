import type { ReactNode } from 'react'
import { CoverImage } from '../../components/CoverImage.tsx'
import { Hero } from '../../components/Hero.tsx'
import styles from './writing.module.scss'

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
    <div className={styles.articleHero}>
      <Hero
        eyebrow={
          <span className={styles.articleEyebrow}>
            <span>{eyebrow}</span>
          </span>
        }
        {...words}
      >
        {children}
      </Hero>
      <div className={styles.articleCover}>
        <CoverImage cover={cover} place="article" urgency="main" />
      </div>
    </div>
  )
}
