import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Reveal.module.scss'

type Props = {
  readonly children: ReactNode
  /** Delay of the entrance, in seconds. */
  readonly delay?: number
}

/**
 * Animates content into place when it is first scrolled into view: 0.6 s, 20 px, once. It hides only what is below the
 * viewport at hydration, so nothing flickers, and nothing stays hidden without scripts or with reduced motion.
 */
export function Reveal({ children, delay = 0 }: Props) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = element
    if (current === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // An observer, because reading the position here would force a layout.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return
      if (!entry.isIntersecting && entry.boundingClientRect.top > 0) {
        current.dataset.reveal = 'waiting'
        current.style.setProperty('--reveal-delay', `${delay}s`)
        return
      }
      if (current.dataset.reveal === 'waiting') current.dataset.reveal = 'shown'
      observer.disconnect()
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      // The element may stay without React.
      delete current.dataset.reveal
    }
  }, [delay])

  return (
    <div ref={element} className={styles.reveal}>
      {children}
    </div>
  )
}
