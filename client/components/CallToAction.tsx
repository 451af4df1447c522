import { linkTo } from '../../shared/links.ts'
import type { StaticRouteId } from '../../shared/routes.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './CallToAction.module.scss'

type Action = { readonly label: string; readonly page: StaticRouteId }
type Props = {
  readonly heading: string
  readonly text: string
  readonly primary: Action
  readonly secondary?: Action
}

/** The closing block that leads to the next step. */
export function CallToAction({ heading, text, primary, secondary }: Props) {
  return (
    <section className={styles.block}>
      <div className={styles.inner}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink to={linkTo(primary.page)}>{primary.label}</ButtonLink>
          {secondary !== undefined && (
            <ButtonLink to={linkTo(secondary.page)} tone="quietOnDeep">
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
