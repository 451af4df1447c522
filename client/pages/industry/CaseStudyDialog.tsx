import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkTo } from '../../../shared/addresses/links.ts'
import type { ScreenData } from '../../../shared/site-pages/page-data.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { CoverImage } from '../../components/CoverImage.tsx'
import { FeatureList } from '../../components/FeatureList.tsx'
import { Icon } from '../../components/Icon.tsx'
import text from '../../components/text.module.scss'
import { usePageLinks } from '../../components/use-page-links.ts'
import { inPlaceState, isReachedFrom } from '../../features/navigation/internal-links.ts'
import styles from './CaseStudyDialog.module.scss'

type Props = NonNullable<ScreenData['industry']['open']> & {
  readonly industryId: string
  /** Label of the button that leads to the contact page. */
  readonly nextStep: string
  /** Says whose estimate the range of months is. */
  readonly timelineNote: string
}

/**
 * The URL is the dialog's state: opening and closing are navigation, so Back and links work, and the server renders it
 * open. Scripts make it modal.
 */
export function CaseStudyDialog({ industryId, useCase, study, nextStep, timelineNote }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const location = useLocation()
  const toPath = usePageLinks()
  const path = linkTo('industry', { industryId })

  // A layout effect, because its cleanup runs while the dialog is in the document: closing returns the focus, after Back too.
  // Each entry of the history opens it: who closes it and opens it again at once may get there before React renders the
  // page without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useLayoutEffect(() => {
    const element = dialog.current
    element?.close()
    element?.showModal()
    return () => element?.close()
  }, [location.key])

  const leave = () => {
    // Only when it was opened from the page, the previous history entry is the page.
    if (isReachedFrom(path, location)) navigate(-1)
    else navigate(path, { replace: true, state: inPlaceState })
  }
  const close = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.close()
    leave()
  }
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close(event)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      open
      aria-labelledby="case-heading"
      onCancel={leave}
      onClick={closeOutside}
    >
      <a className={styles.close} href={path} aria-label="Close" onClick={close}>
        <Icon name="close" />
      </a>
      <div className={styles.content}>
        <CoverImage cover={{ src: useCase.image_src ?? defaultPictures.cover, alt: '' }} place="dialog" />
        <div className={text.stack}>
          <h2 id="case-heading" className={styles.heading}>
            {useCase.title}
          </h2>
          <p>{useCase.description}</p>
          <p className={text.quiet}>{study.solutionDescription}</p>
          <ul className={styles.kpis}>
            {[useCase.kpi].flat().map(kpi => (
              <li key={kpi}>{kpi}</li>
            ))}
          </ul>
          {/* Far from the source, so that our estimate does not read as its result. */}
          <dl className={styles.facts}>
            <dt>ROI Timeline</dt>
            <dd>
              {study.roiTimeline} ({timelineNote})
            </dd>
          </dl>
        </div>
        <FeatureList label="Benefits" level={3} items={study.benefits} />
        <FeatureList label="Implementation Requirements" level={3} items={study.implementationRequirements} />
        <div className={styles.end}>
          <dl className={styles.facts}>
            <dt>Source</dt>
            <dd>
              <a href={study.url}>{`${study.source} (${new URL(study.url).host})`}</a>
            </dd>
          </dl>
          <ButtonLink to={toPath({ page: 'contact', topic: industryId })}>{nextStep}</ButtonLink>
        </div>
      </div>
    </dialog>
  )
}
