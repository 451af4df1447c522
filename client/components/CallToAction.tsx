import { linkTo } from '../../shared/links.ts'
import type { StaticRouteId } from '../../shared/routes.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './CallToAction.module.scss'
import { Reveal } from './Reveal.tsx'

type Action = { readonly label: string; readonly page: StaticRouteId }
type Props = {
  readonly heading: string
  readonly text: string
  readonly primary: Action
  readonly secondary?: Action
  /** Delay of the entrance, in seconds. */
  readonly delay?: number
}

/** The closing block that leads to the next step. */
export function CallToAction({ heading, text, primary, secondary, delay }: Props) {
  return (
    <section className={styles.block} data-only="screen">
      <div className={styles.inner}>
        <Reveal delay={delay}>
          <div className={styles.words}>
            <h2 className={styles.heading}>{heading}</h2>
            <p className={styles.text}>{text}</p>
            <div className={styles.actions}>
              <ButtonLink to={linkTo(primary.page)} tone="onDeep">
                {primary.label}
              </ButtonLink>
              {secondary !== undefined && (
                <ButtonLink to={linkTo(secondary.page)} tone="quietOnDeep">
                  {secondary.label}
                </ButtonLink>
              )}
            </div>
          </div>
        </Reveal>
      </div>
    </section>
  )
}
