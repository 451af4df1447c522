import type { HeroPicture } from '../../shared/content/schemas/fields.ts'
import styles from './HeroLights.module.scss'
import { smallScreens } from './Picture.tsx'

/**
 * What shines in the picture of a first screen at dusk. In the light scheme it is not displayed, and as a lazy image not
 * even fetched.
 */
export function HeroLights({ picture: { lights, tallLights } }: { readonly picture: HeroPicture }) {
  if (lights === undefined) return null
  return (
    <picture className={styles.lights} data-only="screen">
      {tallLights !== undefined && <source media={smallScreens} srcSet={tallLights} />}
      <img src={lights} alt="" loading="lazy" />
    </picture>
  )
}
