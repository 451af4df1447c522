import { content } from 'virtual:content'
import { useEffect, useState } from 'react'
import { toDemoAddress } from '../../../shared/demos/demo-address.ts'
import { linkTo } from '../../../shared/links.ts'
import type { PageOf, Runtime } from '../../../shared/page-data.ts'
import { Drawing } from '../../components/Drawing.tsx'
import styles from './DemoPage.module.scss'

const arrowOut = 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'

const spinnerMs = 1000

type Props = { readonly page: PageOf<'demo'>; readonly runtime: Runtime }

/** The demo in a sandboxed iframe, after a spinner. */
export function DemoPage({ page, runtime }: Props) {
  const { demo } = page.data
  const address = toDemoAddress(runtime.demoBase, demo.id)
  const isLoading = useDemoLoading(demo.id)
  return (
    <div className={styles.viewer}>
      <nav className={styles.ways} aria-label="Demo">
        <a href={linkTo('demos')}>← Back to Demos</a>
        <a href={address} target="_blank" rel="noopener">
          Open in new tab
          <Drawing line={arrowOut} size={16} />
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
            <div className={styles.spinner} role="status">
              <span className={styles.words}>Loading the demo</span>
            </div>
            <p className={styles.scriptless}>
              The demo is a program for the browser. <a href={address}>Open it</a> where scripts are allowed.
            </p>
          </>
        ) : (
          <iframe
            key={demo.id}
            className={styles.frame}
            src={address}
            title={demo.name}
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        )}
      </div>
      <footer className={styles.powered}>Powered by {content.siteData.site.name}</footer>
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
