import { content } from 'virtual:content'
import type { ReactNode } from 'react'
import { linkTo } from '../../shared/addresses/links.ts'
import text from '../components/text.module.scss'
import styles from './BareLayout.module.scss'
import brandStyles from './Brand.module.scss'
import { Brand } from './Brand.tsx'

/** The layout of the demos: no navigation, only the way home. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  const { site, sample } = content.siteData
  return (
    <>
      <header className={styles.bar}>
        <a className={brandStyles.link} href={linkTo('home')} aria-label={`${site.name}, home page`}>
          <Brand name={site.name} />
        </a>
      </header>
      <main id="main">{children}</main>
      {sample !== undefined && <footer className={`${text.note} ${styles.sample}`}>{sample.footer}</footer>}
    </>
  )
}
