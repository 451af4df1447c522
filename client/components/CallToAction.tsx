import { toLinkPath } from '../../shared/addresses/links.ts'
import type { PageLinkContent } from '../../shared/content/schemas/fields.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './CallToAction.module.scss'
import { Reveal } from './Reveal.tsx'

type Props = {
  readonly heading: string
  readonly text: string
  readonly primary: PageLinkContent
  readonly secondary?: PageLinkContent
  /** The person who answers for what the page offers. */
  readonly lead?: { readonly label: string; readonly to: string }
  /** Delay of the entrance, in seconds. */
  readonly delay?: number
}

/** The closing block that leads to the next step. */
export function CallToAction({ heading, text, primary, secondary, lead, delay }: Props) {
  return (
    <section className={styles.block} data-only="screen">
      <div className={styles.inner}>
        <Reveal delay={delay}>
          <div className={styles.words}>
            <h2 className={styles.heading}>{heading}</h2>
            <p className={styles.text}>{text}</p>
            {lead !== undefined && (
              <a className={styles.text} href={lead.to}>
                {lead.label}
              </a>
            )}
            <div className={styles.actions}>
              <ButtonLink to={toLinkPath(primary)} tone="onDeep">
                {primary.label}
              </ButtonLink>
              {secondary !== undefined && (
                <ButtonLink to={toLinkPath(secondary)} tone="quietOnDeep">
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
