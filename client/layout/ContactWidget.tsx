import { useLocation } from 'react-router-dom'
import type { Site } from '../../shared/content/schemas/site.ts'
import { linkTo } from '../../shared/links.ts'
import { Drawing } from '../components/Drawing.tsx'
import styles from './ContactWidget.module.scss'
import { closeOnEscape } from './close-on-escape.ts'
import { closeOnLeave } from './close-on-leave.ts'
import { useDisclosure } from './use-disclosure.ts'

const icons = {
  talk: 'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  mail: 'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
  message:
    'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
} as const

/** The round button at the bottom right with three ways to get in touch: a disclosure of the browser's own. */
export function ContactWidget({ site }: { readonly site: Site }) {
  const { pathname } = useLocation()
  const { disclosure, close } = useDisclosure(pathname)

  return (
    <aside aria-label="Quick contact">
      <details
        className={styles.widget}
        data-only="screen"
        ref={disclosure}
        onKeyDown={closeOnEscape}
        onBlur={closeOnLeave}
      >
        <summary className={styles.button} aria-label="Contact options">
          <Drawing className={styles.icon} line={icons.talk} />
        </summary>
        <ul className={styles.card}>
          <li>
            <a href={`tel:${site.phone.tel}`}>
              <Drawing line={icons.phone} size={20} />
              {site.phone.display}
            </a>
          </li>
          <li>
            <a href={`mailto:${site.email.info}`}>
              <Drawing line={icons.mail} size={20} />
              {site.email.info}
            </a>
          </li>
          <li>
            <a href={linkTo('contact')} onClick={close}>
              <Drawing line={icons.message} size={20} />
              Send us a message
            </a>
          </li>
        </ul>
      </details>
    </aside>
  )
}
