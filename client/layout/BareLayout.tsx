import { content } from 'virtual:content'
import type { ReactNode } from 'react'
import { linkTo } from '../../shared/links.ts'
import styles from './BareLayout.module.scss'
import brandStyles from './Brand.module.scss'
import { Brand } from './Brand.tsx'

/** The layout of the demos: no navigation, only the way home. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  const { name } = content.siteData.site
  return (
    <>
      <header className={styles.bar}>
        <a className={brandStyles.link} href={linkTo('home')} aria-label={`${name}, home page`}>
          <Brand name={name} />
        </a>
      </header>
      <main id="main">{children}</main>
    </>
  )
}
