import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Reveal.module.scss'

type Props = {
  readonly children: ReactNode
  /** Time before the entrance, in seconds. */
  readonly delay?: number
}

/**
 * Lets content rise into place when it is first scrolled to: 0.6 s, 20 px, once. Only what is below the fold when the
 * scripts arrive is ever hidden, so nothing flickers, and nothing waits without scripts or under reduced motion.
 */
export function Reveal({ children, delay = 0 }: Props) {
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = element
    if (current === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // The observer knows where things are without the layout that asking for it here would force.
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
    return () => observer.disconnect()
  }, [delay])

  return (
    <div ref={element} className={styles.reveal}>
      {children}
    </div>
  )
}
