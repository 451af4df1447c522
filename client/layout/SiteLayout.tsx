import { content } from 'virtual:content'
import type { ReactNode } from 'react'
import { ContactWidget } from './ContactWidget.tsx'
import { Footer } from './Footer.tsx'
import styles from './SiteLayout.module.scss'
import { TopNavigation } from './TopNavigation.tsx'

/** The layout of the site's pages: navigation, footer and contact widget. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} data-only="reader" href="#main">
        Skip to main content
      </a>
      <TopNavigation siteData={content.siteData} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer siteData={content.siteData} />
      <ContactWidget site={content.siteData.site} />
    </>
  )
}
