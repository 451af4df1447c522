import { content } from 'virtual:content'
import { contactMessages } from '../../../shared/contact/contact-rules.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { Hero } from '../../components/Hero.tsx'
import { Icon } from '../../components/Icon.tsx'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import styles from './ContactPage.module.scss'

export function ContactPage({ page }: { readonly page: PageOf<'contact'> }) {
  const { text, isSent, refused } = page.data
  const { site } = content.siteData
  return (
    <>
      <Hero {...text.hero} />
      <div className={styles.columns}>
        <section className={styles.block}>
          {isSent && (
            <div
              className={styles.sent}
              role="status"
              tabIndex={-1}
              // biome-ignore lint/a11y/noAutofocus: the page loads to show this confirmation
              autoFocus
            >
              <h2>{contactMessages.sentHeading}</h2>
              <p>{contactMessages.sentText}</p>
            </div>
          )}
          <h2>{text.form.heading}</h2>
          {text.form.text !== undefined && <p>{text.form.text}</p>}
          <ContactForm refused={refused} />
        </section>
        <section className={styles.details}>
          <h2>{text.details.heading}</h2>
          {text.details.text !== undefined && <p>{text.details.text}</p>}
          <p>
            <a className={styles.way} href={`tel:${site.phone.tel}`}>
              <Icon name="phone" size={20} />
              {site.phone.display}
            </a>
            <a className={styles.way} href={`mailto:${site.email.info}`}>
              <Icon name="mail" size={20} />
              {site.email.info}
            </a>
          </p>
          <p>{site.location}</p>
          <h2>{text.next.heading}</h2>
          <ol>
            {text.next.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
