import { useEffect, useRef, useState } from 'react'
import type { DemoSummary } from '../../../shared/content/schemas/demo.ts'
import { defaultPictures } from '../../../shared/values/pictures.ts'
import { Picture } from '../../components/Picture.tsx'
import { shownAtOnce, useImageFallbacks } from '../../components/use-image-fallbacks.ts'
import styles from './DemoScene.module.scss'

/** How long a scene runs, with its rest. */
const sceneMs = 6000

type Props = {
  readonly demo: Pick<DemoSummary, 'thumbnailUrl' | 'sceneUrl'>
  readonly sizes?: string
  /** In the first view: it loads with the page. */
  readonly isEarly?: boolean
}

/**
 * Six seconds of a demo, which play once, and again when the pointer or the focus comes to its card. A broken still
 * is retried with its leading slash toggled, then replaced by the placeholder.
 */
export function DemoScene({
  demo,
  sizes = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw',
  isEarly = false,
}: Props) {
  const { thumbnailUrl, sceneUrl = '' } = demo
  const { box, plays } = useReplays()
  // A picture that is loaded anew begins anew.
  const scene = plays === 0 ? sceneUrl : `${sceneUrl}?play=${plays}`
  const { shown, image, onError } = useImageFallbacks([scene, ''], logBroken)
  return (
    <div ref={box}>
      {sceneUrl === '' || shown === '' ? (
        <Picture
          className={styles.scene}
          src={thumbnailUrl}
          alt=""
          sizes={sizes}
          fallbacks={[toggleLeadingSlash(thumbnailUrl), defaultPictures.demo]}
          onBroken={logBroken}
        />
      ) : (
        <picture>
          <source type="image/svg+xml" media="(prefers-reduced-motion: reduce)" srcSet={`${shown}#still`} />
          <source type="image/svg+xml" srcSet={shown} />
          <img
            ref={image}
            className={styles.scene}
            src={thumbnailUrl}
            alt=""
            width={480}
            height={300}
            loading={isEarly ? 'eager' : 'lazy'}
            fetchPriority={isEarly ? 'high' : undefined}
            decoding="async"
            {...shownAtOnce}
            onError={onError}
          />
        </picture>
      )}
    </div>
  )
}

function logBroken(file: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants a broken thumbnail logged
  console.warn(`The demo picture ${file} cannot be shown.`)
}

/** Counts how often the pointer or the focus came to the card around `box`, at most once in the time of a scene. */
function useReplays() {
  const box = useRef<HTMLDivElement>(null)
  const [plays, setPlays] = useState(0)

  useEffect(() => {
    const card = box.current?.closest('article, figure')
    if (card === null || card === undefined) return
    let last = performance.now()
    const replay = () => {
      const now = performance.now()
      if (now - last < sceneMs) return
      last = now
      setPlays(count => count + 1)
    }
    card.addEventListener('pointerenter', replay)
    card.addEventListener('focusin', replay)
    return () => {
      card.removeEventListener('pointerenter', replay)
      card.removeEventListener('focusin', replay)
    }
  }, [])

  return { box, plays }
}

function toggleLeadingSlash(path: string): string {
  return path.startsWith('/') ? path.slice(1) : `/${path}`
}
