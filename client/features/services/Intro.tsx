import type { SiteLink } from '../../../shared/content/schemas/sections.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import styles from './services.module.scss'

type Props = { readonly heading: string; readonly text: string; readonly link?: SiteLink | undefined }

/** The first words below the picture of a service: one paragraph, larger than the others. */
export function Intro({ heading, text, link }: Props) {
  return (
    <section className={styles.intro}>
      <h2 id={toSlug(heading)}>{heading}</h2>
      <div>
        <p>{text}</p>
        {link !== undefined && <a href={link.to}>{link.label}</a>}
      </div>
    </section>
  )
}
