import type { SiteLink } from '../../shared/content/schemas/sections.ts'
import { defaultPictures } from '../../shared/values/pictures.ts'
import { toSlug } from '../../shared/values/slug.ts'
import { Picture } from './Picture.tsx'
import styles from './PicturedText.module.scss'
import words from './text.module.scss'

type Props = {
  readonly heading: string
  readonly text: string
  readonly image: { readonly src: string; readonly alt: string }
  readonly link?: SiteLink | undefined
}

/** The first section below a hero: a heading and a paragraph next to a picture that is clipped to an arch. */
export function PicturedText({ heading, text, image, link }: Props) {
  return (
    <section className={styles.section}>
      <div className={styles.frame}>
        <Picture
          className={styles.picture}
          src={image.src}
          alt={image.alt}
          sizes="(min-width: 64rem) 36rem, 92vw"
          fallbacks={[defaultPictures.service]}
        />
      </div>
      <div className={`${words.stack} ${styles.words}`}>
        <h2 id={toSlug(heading)}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        {link !== undefined && <a href={link.to}>{link.label}</a>}
      </div>
    </section>
  )
}
