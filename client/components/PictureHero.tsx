import type { HeroPicture } from '../../shared/content/schemas/fields.ts'
import { defaultPictures } from '../../shared/values/pictures.ts'
import { Hero, type HeroProps } from './Hero.tsx'
import { Picture, smallScreens } from './Picture.tsx'
import styles from './PictureHero.module.scss'

type Props = Omit<HeroProps, 'aside' | 'stage'> & {
  readonly picture: HeroPicture
  /** The class of home's rules: as high as the window, with the picture also behind the words. */
  readonly fullClass?: string
}

/**
 * The first screen of home, services and industries: on large screens the picture is to the right of the words, up to
 * the window's edge; on small ones it is below them.
 */
export function PictureHero({ picture, fullClass, ...words }: Props) {
  return (
    <div
      className={`${styles.hero} ${fullClass ?? ''}`}
      data-picture={picture.focus ?? 'center'}
      data-night={picture.isNight}
    >
      <Hero
        {...words}
        stage={
          <>
            <Picture
              src={picture.src}
              tall={picture.tall}
              alt={picture.alt}
              sizes={fullClass ? '100vw' : '(min-width: 64rem) 56vw, 100vw'}
              fallbacks={[defaultPictures.service]}
              urgency="main"
            />
            {picture.lights !== undefined && <Lights src={picture.lights} tall={picture.tallLights} />}
          </>
        }
      />
    </div>
  )
}

/** What shines in the picture at dusk. In the light scheme it is not displayed, and as a lazy image not even fetched. */
function Lights({ src, tall }: { readonly src: string; readonly tall: string | undefined }) {
  return (
    <picture className={styles.lights} data-only="screen">
      {tall !== undefined && <source media={smallScreens} srcSet={tall} />}
      <img src={src} alt="" width={4} height={3} loading="lazy" />
    </picture>
  )
}
