import { Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Site } from '../../shared/content/schemas/site.ts'
import { linkTo } from '../../shared/links.ts'
import styles from './ContactWidget.module.scss'
import { closeOnEscape } from './close-on-escape.ts'

/** The round button at the bottom right with three ways to get in touch: a disclosure of the browser's own. */
export function ContactWidget({ site }: { readonly site: Site }) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const close = () => disclosure.current?.removeAttribute('open')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the card
  useEffect(close, [pathname])

  return (
    <details className={styles.widget} ref={disclosure} onKeyDown={closeOnEscape}>
      <summary className={styles.button} aria-label="Contact options">
        <MessageSquareText className={styles.icon} aria-hidden="true" />
      </summary>
      <ul className={styles.card}>
        <li>
          <a href={`tel:${site.phone.tel}`}>
            <Phone size={20} aria-hidden="true" />
            {site.phone.display}
          </a>
        </li>
        <li>
          <a href={`mailto:${site.email.info}`}>
            <Mail size={20} aria-hidden="true" />
            {site.email.info}
          </a>
        </li>
        <li>
          <Link to={linkTo('contact')} onClick={close}>
            <MessageCircle size={20} aria-hidden="true" />
            Send us a message
          </Link>
        </li>
      </ul>
    </details>
  )
}
