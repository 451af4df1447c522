import { useEffect, useRef } from 'react'
import { filmFiles } from '../../../shared/film-files.ts'
import { toPictureSource, variantPath } from '../../../shared/pictures.ts'
import styles from './Film.module.scss'

const poster = toPictureSource(filmFiles.poster)
// Half the bytes of its own file; a video names one file only.
const posterFile = variantPath(poster.src, poster.width, 'webp')

/**
 * The film. It plays when all of it is in view, so that its controls are at hand: with sound where the browser allows
 * that, else muted. It does not start by itself for visitors who prefer less motion, and is not fetched before.
 */
export function Film({ title }: { readonly title: string }) {
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const { current } = video
    if (current === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void playWithSoundIfAllowed(current)
      },
      // All of it between the lower edge of the window and half a window above the upper one.
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
      controlsList="nodownload"
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
    // If that is refused too, the visitor has the controls.
    await film.play().catch(() => {})
  }
}
