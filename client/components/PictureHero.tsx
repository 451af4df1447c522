import type { HeroPicture } from '../../shared/content/schemas/fields.ts'
import { defaultPictures } from '../../shared/values/pictures.ts'
import { Hero, type HeroProps } from './Hero.tsx'
import { Picture } from './Picture.tsx'
import styles from './PictureHero.module.scss'

type Props = Omit<HeroProps, 'size' | 'aside' | 'stage'> & {
  readonly picture: HeroPicture
  /** As high as the window, with the picture also behind the words. */
  readonly isFull?: boolean
}

/**
 * The first screen of home, services and industries: on large screens the picture is to the right of the words, up to
 * the window's edge; on small ones it is below them.
 */
export function PictureHero({ picture, isFull = false, ...words }: Props) {
  return (
    <div className={styles.hero} data-picture={picture.focus ?? 'center'} data-full={isFull || undefined}>
      <Hero
        {...words}
        stage={
          <Picture
            src={picture.src}
            tall={picture.tall}
            alt={picture.alt}
            sizes={isFull ? '100vw' : '(min-width: 64rem) 60vw, 100vw'}
            fallbacks={[defaultPictures.service]}
            urgency="main"
          />
        }
      />
    </div>
  )
}
