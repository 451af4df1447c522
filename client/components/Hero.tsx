import type { ReactNode } from 'react'
import type { HeroPicture } from '../../shared/content/schemas/fields.ts'
import { defaultPictures } from '../../shared/values/pictures.ts'
import styles from './Hero.module.scss'
import { Picture } from './Picture.tsx'
import words from './text.module.scss'

type Props = {
  readonly eyebrow?: ReactNode
  readonly heading: string
  readonly text?: ReactNode
  /** `full`: as high as the window, with the picture also behind the words. `article`: a smaller heading, for posts and papers. */
  readonly size?: 'full' | 'article'
  /** On large screens to the right of the words, up to the window's edge; on small ones below them. */
  readonly picture?: HeroPicture
  /** `HeroLights` over the picture. */
  readonly lights?: ReactNode
  /** Buttons and other content below the text. */
  readonly children?: ReactNode
}

/** The first screen of a page with its only h1, under the transparent navigation bar. */
export function Hero({ eyebrow, heading, text, size, picture, lights, children }: Props) {
  return (
    <header className={styles.hero} data-size={size} data-picture={picture && (picture.focus ?? 'center')}>
      <div className={styles.inner}>
        <div className={words.stack}>
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children !== undefined && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
      {picture !== undefined && (
        <Picture
          src={picture.src}
          tall={picture.tall}
          alt={picture.alt}
          sizes={size === 'full' ? '100vw' : '(min-width: 64rem) 60vw, 100vw'}
          fallbacks={[defaultPictures.service]}
          urgency="main"
        />
      )}
      {lights}
    </header>
  )
}
