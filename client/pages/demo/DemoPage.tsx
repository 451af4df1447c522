import { content } from 'virtual:content'
import { useEffect, useState } from 'react'
import { toDemoAddress } from '../../../shared/demos/demo-address.ts'
import { linkTo } from '../../../shared/links.ts'
import type { PageOf, Runtime } from '../../../shared/page-data.ts'
import { useColorScheme } from '../../components/color-scheme.ts'
import { Icon } from '../../components/Icon.tsx'
import text from '../../components/text.module.scss'
import styles from './DemoPage.module.scss'

const spinnerMs = 1000

type Props = { readonly page: PageOf<'demo'>; readonly runtime: Runtime }

/** The demo in a sandboxed iframe, after a spinner. */
export function DemoPage({ page, runtime }: Props) {
  const { demo } = page.data
  const address = toDemoAddress(runtime.demoBase, demo.id)
  const isLoading = useDemoLoading(demo.id)
  const scheme = useColorScheme()
  return (
    <div className={styles.viewer}>
      <nav className={styles.ways} aria-label="Demo">
        <a href={linkTo('demos')}>← Back to Demos</a>
        <a href={address} target="_blank" rel="noopener">
          Open in new tab
          <Icon name="externalLink" size={16} />
        </a>
      </nav>
      <header className={styles.head}>
        <h1 className={styles.heading} tabIndex={-1}>
          {demo.name}
        </h1>
        <p>{demo.description}</p>
      </header>
      <div className={styles.stage} aria-busy={isLoading}>
        {isLoading ? (
          <>
            <div className={styles.spinner} data-only="scripted" role="status">
              <span data-only="reader">Loading the demo</span>
            </div>
            <p className={styles.notice}>
              The demo is a program for the browser. <a href={address}>Open it</a> where scripts are allowed.
            </p>
          </>
        ) : (
          <iframe
            key={demo.id}
            className={styles.frame}
            src={scheme === 'system' ? address : `${address}#${scheme}`}
            title={demo.name}
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        )}
      </div>
      <footer className={text.note}>Powered by {content.siteData.site.name}</footer>
    </div>
  )
}

/** True for the first second of each demo. */
function useDemoLoading(demoId: string): boolean {
  const [loadedId, setLoadedId] = useState<string>()

  useEffect(() => {
    const timer = window.setTimeout(() => setLoadedId(demoId), spinnerMs)
    return () => window.clearTimeout(timer)
  }, [demoId])

  return loadedId !== demoId
}
