import { content } from 'virtual:content'
import type { ReactNode } from 'react'
import { SkipLink } from '../components/SkipLink.tsx'
import { ContactWidget } from './ContactWidget.tsx'
import { Footer } from './Footer.tsx'
import styles from './SiteLayout.module.scss'
import { TopNavigation } from './TopNavigation.tsx'

type Props = {
  /** The page's canonical path; without one, no link of the navigation is current. */
  readonly pathname?: string
  readonly children: ReactNode
}

/** The layout of the site's pages: navigation, footer and contact widget. */
export function SiteLayout({ pathname = '', children }: Props) {
  return (
    <>
      <SkipLink to="main">Skip to main content</SkipLink>
      <TopNavigation siteData={content.siteData} pathname={pathname} />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer siteData={content.siteData} pathname={pathname} />
      <ContactWidget site={content.siteData.site} />
    </>
  )
}
