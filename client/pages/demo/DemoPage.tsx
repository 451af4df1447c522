import { content } from 'virtual:content'
import { Suspense, useEffect, useState } from 'react'
import { linkTo } from '../../../shared/addresses/links.ts'
import { toDemoAddress } from '../../../shared/demos/demo-address.ts'
import type { PageOf, Runtime } from '../../../shared/site-pages/page-data.ts'
import { CardGrid } from '../../components/CardGrid.tsx'
import { useColorScheme } from '../../components/color-scheme.ts'
import { Icon } from '../../components/Icon.tsx'
import { lazyPart } from '../../components/lazy-part.ts'
import { Section } from '../../components/Section.tsx'
import text from '../../components/text.module.scss'
import { Sections } from '../../features/sections/Sections.tsx'
import styles from './DemoPage.module.scss'
import { InYourCompany } from './InYourCompany.tsx'

// The cards of the other demos are below the program.
const DemoCard = lazyPart(() => import('../../features/demos/DemoCard.tsx').then(module => module.DemoCard))

const spinnerMs = 1000

type Props = { readonly page: PageOf<'demo'>; readonly runtime: Runtime }

/** The demo in a sandboxed iframe, after a spinner, and below it what it would be in the visitor's company. */
export function DemoPage({ page, runtime }: Props) {
  const { demo, sample, industries, others, text: words } = page.data
  const address = toDemoAddress(runtime.demoBase, demo.id, sample)
  return (
    <>
      <div className={styles.viewer}>
        <header className={styles.head}>
          <nav className={styles.ways} aria-label="Demo">
            <a href={linkTo('demos')}>← Back to Demos</a>
            <a href={address} target="_blank" rel="noopener">
              Open in new tab
              <Icon name="externalLink" size={16} />
            </a>
          </nav>
          <h1 className={styles.heading} tabIndex={-1}>
            {demo.name}
          </h1>
          <p className={styles.about}>
            {demo.description}
            {demo.claim && (
              <>
                {' '}
                <strong>{demo.claim.figure}</strong> {demo.claim.text}.{' '}
                {demo.sections?.some(({ id }) => id === 'how-good') && <a href="#how-good">{words.howGood}</a>}
              </>
            )}
          </p>
        </header>
        <Stage id={demo.id} name={demo.name} address={address} />
        <footer className={`${text.note} ${styles.powered}`}>Powered by {content.siteData.site.name}</footer>
      </div>
      <Sections sections={demo.sections} runtime={runtime} />
      {demo.inYourCompany !== undefined && (
        <InYourCompany
          demoId={demo.id}
          about={demo.inYourCompany}
          words={words.inYourCompany}
          industries={industries}
        />
      )}
      <Section tone="surface" isForScreens {...words.others}>
        <CardGrid columns={3}>
          {others.map(other => (
            <li key={other.id}>
              <Suspense>
                <DemoCard demo={other} />
              </Suspense>
            </li>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

type StageProps = { readonly id: string; readonly name: string; readonly address: string }

/** Has the states of the program, so that the page around it is not rendered again: a part may still wait for its code. */
function Stage({ id, name, address }: StageProps) {
  const isLoading = useDemoLoading(id)
  const scheme = useColorScheme()
  return (
    <div className={styles.stage} aria-busy={isLoading}>
      {isLoading ? (
        <>
          <div className={styles.spinner} data-only="scripted" role="status">
            <span data-only="reader">Loading the demo</span>
          </div>
          <p className={styles.notice}>
            This demo runs in the browser. <a href={address}>Open it</a> where scripts are allowed.
          </p>
        </>
      ) : (
        <iframe
          key={id}
          className={styles.frame}
          src={scheme === 'system' ? address : `${address}#${scheme}`}
          title={name}
          sandbox="allow-scripts allow-same-origin allow-forms"
        />
      )}
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
