import { useEffect, useRef, useState } from 'react'
import { filmFiles } from '../../../shared/film-files.ts'
import { toPictureSource, variantPath } from '../../../shared/pictures.ts'
import styles from './Film.module.scss'

const poster = toPictureSource(filmFiles.poster)
// Half the bytes of its own file; a video names one file only.
const posterFile = variantPath(poster.src, poster.width, 'webp')

const files = (
  <>
    <source src={filmFiles.video} type="video/mp4" />
    <track kind="captions" src={filmFiles.captions} srcLang="en" label="English" default />
  </>
)

/**
 * The film, played when its lower edge with the controls is in view, so that whoever hears it can stop it: with sound
 * where the browser lets it, else muted. Not by itself where visitors prefer less motion; and nothing of it is fetched before.
 * Its controls come when it is reached by scrolling, pointer or focus: to draw them takes a slow phone a tenth of a second.
 */
export function Film({ title }: { readonly title: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isReached, setIsReached] = useState(false)
  const reach = () => setIsReached(true)

  useEffect(() => {
    const { current } = video
    if (current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setIsReached(true)
        if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) playWithSoundIfAllowed(current)
      },
      // All of it between the lower edge of the window and half a window above the upper one.
      { rootMargin: '50% 0px 0px', threshold: 1 },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const attributes = {
    'aria-label': title,
    poster: posterFile,
    width: poster.width,
    height: poster.height,
    controlsList: 'nodownload',
    playsInline: true,
    preload: 'none',
  }
  return (
    <>
      <noscript>
        <video {...attributes} className={styles.film} controls>
          {files}
        </video>
      </noscript>
      <video
        {...attributes}
        ref={video}
        className={`${styles.film} ${styles.scripted}`}
        controls={isReached}
        tabIndex={0}
        onFocus={reach}
        onPointerEnter={reach}
      >
        {files}
      </video>
    </>
  )
}

async function playWithSoundIfAllowed(film: HTMLVideoElement): Promise<void> {
  try {
    film.muted = false
    await film.play()
  } catch {
    film.muted = true
    // A second refusal leaves the film to its controls.
    await film.play().catch(() => {})
  }
}
