import { useEffect, useRef } from 'react'
import { filmFiles } from '../../../shared/values/film-files.ts'
import { toPictureSource, variantPath } from '../../../shared/values/pictures.ts'
import styles from './about.module.scss'

const poster = toPictureSource(filmFiles.poster)
// A poster is a single file: AVIF has less than half the bytes of the original.
const posterFile = variantPath(poster.src, poster.width)

/**
 * Plays when it is fully in view: with sound where the browser allows that, otherwise muted. It does not start by
 * itself under reduced motion. Nothing of the video loads before it plays.
 */
export function Film({ title }: { readonly title: string }) {
  const video = useRef<HTMLVideoElement>(null)

  // Chromium's menu offers no download then. The attribute is not in the HTML standard, so the page does not contain it.
  useEffect(() => video.current?.setAttribute('controlslist', 'nodownload'), [])

  useEffect(() => {
    const { current } = video
    if (current === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void playWithSoundIfAllowed(current)
      },
      // Half a window above the visible area counts as in view.
      { rootMargin: '50% 0px 0px', threshold: 0.99 },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return (
    <video
      ref={video}
      className={styles.film}
      aria-label={title}
      poster={posterFile}
      width={poster.width}
      height={poster.height}
      controls
      playsInline
      preload="none"
    >
      <source src={filmFiles.video} type="video/mp4" />
      <track kind="captions" src={filmFiles.captions} srcLang="en" label="English" default />
    </video>
  )
}

async function playWithSoundIfAllowed(film: HTMLVideoElement): Promise<void> {
  try {
    film.muted = false
    await film.play()
  } catch {
    film.muted = true
    // When this is refused too, the visitor can use the controls.
    await film.play().catch(() => {})
  }
}
