import type { ReactNode } from 'react'
import { defaultPictures } from '../../shared/pictures.ts'
import styles from './Hero.module.scss'
import { Picture } from './Picture.tsx'
import words from './text.module.scss'

type Props = {
  readonly eyebrow?: ReactNode
  readonly heading: string
  readonly text?: ReactNode
  /** Posts and papers have longer headings, in a smaller size. */
  readonly size?: 'piece'
  /** Next to the text, clipped to an arch. */
  readonly picture?: { readonly src: string; readonly alt: string }
  /** Buttons and other content below the text. */
  readonly children?: ReactNode
}

/** The top of a page with its only h1, under the transparent navigation bar. */
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
              fallbacks={[defaultPictures.service]}
              urgency="main"
            />
          </div>
        )}
      </div>
    </header>
  )
}
