import { linkTo } from '../../shared/addresses/links.ts'
import type { SiteData } from '../../shared/content/library.ts'
import { Icon } from '../components/Icon.tsx'
import brandStyles from './Brand.module.scss'
import { Brand } from './Brand.tsx'
import styles from './Footer.module.scss'
import { MenuLinkItem } from './MenuLinkItem.tsx'
import { toFooterLists } from './navigation.ts'

type Props = { readonly siteData: SiteData; readonly pathname: string }

export function Footer({ siteData, pathname }: Props) {
  const { site } = siteData
  return (
    <footer className={styles.footer} data-only="screen">
      <div className={styles.inner}>
        <div className={styles.about}>
          <a className={brandStyles.link} href={linkTo('home')} aria-label={`${site.name}, home page`}>
            <Brand name={site.name} />
          </a>
          <p>{site.tagline}</p>
          {site.social.length > 0 && (
            <ul className={styles.social}>
              {site.social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} aria-label={`${site.name} on ${network}`}>
                    <Icon name={network} weight={1.75} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav className={styles.lists} aria-label="Footer">
          {toFooterLists(siteData).map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul className={styles.links}>
                {links.map(link => (
                  <li key={link.label}>
                    <MenuLinkItem link={link} pathname={pathname} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div>
          <h2 className={styles.heading}>Contact</h2>
          <address className={styles.contact}>
            <a href={`mailto:${site.email.info}`}>{site.email.info}</a>
            <a href={`tel:${site.phone.tel}`}>{site.phone.display}</a>
            <span>
              {site.address.street}
              <br />
              {`${site.address.locality}, ${site.address.region} ${site.address.postalCode}`}
            </span>
          </address>
        </div>
        <div className={styles.end}>
          {siteData.sample !== undefined && <p>{siteData.sample.footer}</p>}
          <p>{`© ${site.copyright.year} ${site.legalName}. ${site.copyright.notice}`}</p>
        </div>
      </div>
    </footer>
  )
}
