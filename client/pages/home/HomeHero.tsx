import { linkTo } from '../../../shared/links.ts'
import type { ScreenData } from '../../../shared/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import heroStyles from '../../components/Hero.module.scss'
import { Picture } from '../../components/Picture.tsx'
import styles from './HomeHero.module.scss'

export function HomeHero({ hero }: { readonly hero: ScreenData['home']['text']['hero'] }) {
  return (
    <header className={styles.hero}>
      <Picture
        className={styles.art}
        src="/images/hero/home.jpg"
        tall="/images/hero/home-tall.jpg"
        alt=""
        sizes="100vw"
        urgency="main"
      />
      <div className={styles.inner}>
        {hero.eyebrow !== undefined && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
        <h1 className={styles.heading} tabIndex={-1}>
          {hero.heading}
        </h1>
        <p className={styles.text}>{hero.text}</p>
        <div className={heroStyles.actions}>
          <ButtonLink to={linkTo(hero.primary.page)}>{hero.primary.label}</ButtonLink>
          <ButtonLink to={linkTo(hero.secondary.page)} context={hero.secondary.context} tone="quiet">
            {hero.secondary.label}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
