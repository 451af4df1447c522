import { content } from 'virtual:content'
import type { ContactText } from '../../../shared/content/schemas/page-texts.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { Icon } from '../../components/Icon.tsx'
import words from '../../components/text.module.scss'
import styles from '../../features/contact/contact.module.scss'

/** The other ways to reach the company, and what happens to a message. */
export function Aside({ details, next }: Pick<ContactText, 'details' | 'next'>) {
  const { site } = content.siteData
  return (
    <section className={styles.aside}>
      <h2 id={toSlug(details.heading)}>{details.heading}</h2>
      {details.text !== undefined && <p>{details.text}</p>}
      <div className={styles.ways}>
        <div>
          <a className={styles.way} href={`tel:${site.phone.tel}`}>
            <Icon name="phone" size={20} />
            <span data-only="reader">{`${details.labels.phone}: `}</span>
            {site.phone.display}
          </a>
          <p className={words.note}>{details.phone}</p>
        </div>
        <div>
          <a className={styles.way} href={`mailto:${site.email.info}`}>
            <Icon name="mail" size={20} />
            <span data-only="reader">{`${details.labels.email}: `}</span>
            {site.email.info}
          </a>
          <p className={words.note}>{details.email}</p>
        </div>
      </div>
      <p>
        <span data-only="reader">{`${details.labels.address}: `}</span>
        {site.location}
      </p>
      <h2 id={toSlug(next.heading)}>{next.heading}</h2>
      <ol className={styles.steps}>
        {next.steps.map(({ when, text }) => (
          <li key={when}>
            <strong>{when}</strong>
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
