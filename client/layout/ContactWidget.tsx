import { useLocation } from 'react-router-dom'
import { linkTo } from '../../shared/addresses/links.ts'
import type { Site } from '../../shared/content/schemas/site.ts'
import { Icon } from '../components/Icon.tsx'
import styles from './ContactWidget.module.scss'
import { useDisclosure } from './use-disclosure.ts'

/** The round button at the bottom right, which opens a card with three ways to get in touch. */
export function ContactWidget({ site }: { readonly site: Site }) {
  const { pathname } = useLocation()
  const { props, close } = useDisclosure(pathname)

  return (
    <aside aria-label="Quick contact">
      <details className={styles.widget} data-only="screen" {...props}>
        <summary className={styles.button} aria-label="Contact options">
          <Icon name="message" />
        </summary>
        <ul className={styles.card}>
          <li>
            <a href={`tel:${site.phone.tel}`}>
              <Icon name="phone" size={20} />
              {site.phone.display}
            </a>
          </li>
          <li>
            <a href={`mailto:${site.email.info}`}>
              <Icon name="mail" size={20} />
              {site.email.info}
            </a>
          </li>
          <li>
            <a href={linkTo('contact')} onClick={close}>
              <Icon name="message" size={20} />
              Send us a message
            </a>
          </li>
        </ul>
      </details>
    </aside>
  )
}
