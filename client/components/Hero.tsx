import type { ReactNode } from 'react'
import { standInPictures } from '../../shared/pictures.ts'
import styles from './Hero.module.scss'
import { Picture } from './Picture.tsx'
import words from './text.module.scss'

type Props = {
  readonly eyebrow?: ReactNode
  readonly heading: string
  readonly text?: string
  /** The headings of written pieces are longer, and so smaller. */
  readonly size?: 'piece'
  /** Shown beside the words, in the frame of an arch. */
  readonly picture?: { readonly src: string; readonly alt: string }
  /** Buttons and the like, below the text. */
  readonly children?: ReactNode
}

/** The opening of a page with its one h1, under the transparent navigation bar. */
export function Hero({ eyebrow, heading, text, size, picture, children }: Props) {
  return (
    <header className={styles.hero} data-pictured={picture !== undefined || undefined}>
      <div className={styles.inner}>
        <div className={words.stack}>
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading} data-size={size} tabIndex={-1}>
            {heading}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children !== undefined && <div className={styles.actions}>{children}</div>}
        </div>
        {picture !== undefined && (
          <div className={styles.frame}>
            <Picture
              className={styles.picture}
              src={picture.src}
              alt={picture.alt}
              sizes="(min-width: 64rem) 34rem, 92vw"
              fallbacks={[standInPictures.service]}
              urgency="main"
            />
          </div>
        )}
      </div>
    </header>
  )
}
