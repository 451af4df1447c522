import { Hero, type HeroProps } from './Hero.tsx'
import styles from './TypeHero.module.scss'

type Props = HeroProps & {
  /** `list`: a heading as wide as the page, over a rule. `reading`: a smaller one, for pages of text. */
  readonly size?: 'list' | 'reading'
}

/**
 * A first screen of words alone. On large screens `aside` is beside them, and with a `stage` the heading and the text
 * share a line.
 */
export function TypeHero({ size, aside, stage, ...words }: Props) {
  return (
    <div className={styles.hero} data-size={size} data-with={stage === undefined ? undefined : 'stage'}>
      <Hero {...words} aside={aside && <div className={styles.aside}>{aside}</div>} stage={stage} />
    </div>
  )
}
