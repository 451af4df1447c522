import { content } from 'virtual:content'
import type { PageLinkContent } from '../../shared/content/schemas/fields.ts'
import type { Lead } from '../../shared/content/schemas/people.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './CallToAction.module.scss'
import { LeadFace } from './LeadFace.tsx'
import { Reveal } from './Reveal.tsx'
import { Row } from './Row.tsx'
import words from './text.module.scss'
import { usePageLinks } from './use-page-links.ts'

type Props = {
  readonly heading: string
  readonly text: string
  readonly primary: PageLinkContent
  readonly secondary?: PageLinkContent
  /** Pages to read first. */
  readonly links?: readonly PageLinkContent[]
  /** The person who answers for what the page offers; without it, the one who answers first. */
  readonly lead?: Lead
  /** Delay of the heading's entrance, in seconds; without it, the heading is just there. */
  readonly delay?: number
}

/** The closing block of a page that sells: the next step, and the face of the person who answers. */
export function CallToAction({ heading, text, primary, secondary, ...props }: Props) {
  const { links = [], lead = content.siteData.first, delay } = props
  const toPath = usePageLinks()
  const title = <h2>{heading}</h2>
  return (
    <section className={styles.block} data-only="screen">
      <div className={styles.inner}>
        <div className={words.stack}>
          {delay === undefined ? title : <Reveal delay={delay}>{title}</Reveal>}
          <p className={styles.text}>{text}</p>
          <Row>
            {links.map(link => (
              <a key={link.page} href={toPath(link)}>
                {link.label}
              </a>
            ))}
          </Row>
        </div>
        <a className={styles.lead} href={lead.to}>
          <LeadFace src={lead.image} loading="lazy" />
          <span>{lead.label}</span>
        </a>
        <Row>
          <ButtonLink to={toPath(primary)} tone="onDeep">
            {primary.label}
          </ButtonLink>
          {secondary !== undefined && (
            <ButtonLink to={toPath(secondary)} tone="quietOnDeep">
              {secondary.label}
            </ButtonLink>
          )}
        </Row>
      </div>
    </section>
  )
}
