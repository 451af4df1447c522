import { content } from 'virtual:content'
import type { ReactNode } from 'react'
import { ContactWidget } from './ContactWidget.tsx'
import { Footer } from './Footer.tsx'
import styles from './SiteFrame.module.scss'
import { TopNavigation } from './TopNavigation.tsx'

/** What stands around the pages of the site: navigation, footer and the contact widget. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <TopNavigation frame={content.frame} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer frame={content.frame} />
      <ContactWidget site={content.frame.site} />
    </>
  )
}
