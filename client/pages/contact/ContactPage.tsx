import { content } from 'virtual:content'
import { linkTo } from '../../../shared/addresses/links.ts'
import { contactMessages } from '../../../shared/contact/contact-rules.ts'
import { contactForm } from '../../../shared/contact/forms.ts'
import { toSource } from '../../../shared/contact/message-source.ts'
import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { fillTemplate } from '../../../shared/values/fill-template.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { Icon } from '../../components/Icon.tsx'
import { LeadFace } from '../../components/LeadFace.tsx'
import { TypeHero } from '../../components/TypeHero.tsx'
import { usePageLinks } from '../../components/use-page-links.ts'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import styles from '../../features/contact/contact.module.scss'
import { Aside } from './Aside.tsx'

export function ContactPage({ page, runtime }: { readonly page: PageOf<'contact'>; readonly runtime: Runtime }) {
  const { text, topic, draft, isSent, statusPath, refused } = page.data
  const { form } = text
  const toPath = usePageLinks()
  const { sample, first } = content.siteData
  return (
    <>
      <TypeHero
        {...text.hero}
        aside={
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
                {sample !== undefined && <p>{sample.sent}</p>}
                {statusPath !== undefined && <a href={statusPath}>{form.status}</a>}
              </div>
            )}
            <h2 id={formId}>{form.heading}</h2>
            {form.text !== undefined && <p>{form.text}</p>}
            {topic !== undefined && (
              <div className={styles.topic}>
                <p>
                  {form.about} <strong>{topic.label}</strong>
                </p>
                {/* A refused form is on a page of its own, and what was typed would stay behind. */}
                {refused === undefined && <a href={`${linkTo(contactForm.page)}#${formId}`}>{form.removeTopic}</a>}
              </div>
            )}
            <ContactForm
              prompt={(draft === undefined ? topic?.prompt : form.draftPrompt) ?? form.prompt}
              details={draft && fillTemplate(draft.text, { address: runtime.publicUrl + draft.path })}
              topic={topic}
              refused={refused}
              source={refused && toSource(refused.fields)}
              sourceWords={form.source}
              statusLabel={form.status}
            />
          </section>
        }
      >
        <a className={styles.first} href={first.to}>
          <LeadFace src={first.image} />
          <span>{first.label}</span>
        </a>
      </TypeHero>
      <div className={styles.columns}>
        <ul className={styles.notes}>
          {form.notes.map(({ icon, title, text, link }) => (
            <li key={title} className={styles.note}>
              <Icon name={icon} size={28} weight={1.75} />
              <h3 id={toSlug(title)}>{title}</h3>
              <p>{text.replace('{days}', String(runtime.days.delivered))}</p>
              {link !== undefined && <a href={toPath(link)}>{link.label}</a>}
            </li>
          ))}
        </ul>
        <Aside details={text.details} next={text.next} />
      </div>
    </>
  )
}

const formId = 'message'
