import { content } from 'virtual:content'
import { Link } from 'react-router-dom'
import { linkTo } from '../../../shared/links.ts'
import type { PageOf } from '../../../shared/page-data.ts'
import { Hero } from '../../components/Hero.tsx'
import styles from './DemoPage.module.scss'

export function DemoPage({ page }: { readonly page: PageOf<'demo'> }) {
  const { demo } = page.data
  return (
    <>
      <Hero heading={demo.name} text={demo.description}>
        <Link to={linkTo('demos')}>← Back to Demos</Link>
      </Hero>
      <p className={styles.powered}>Powered by {content.frame.site.name}</p>
    </>
  )
}
