import { addTransitionType, startTransition } from 'react'

/**
 * Navigates from a link. The picture of its card, if there is one, may become that of what it opens (`CoverImage`), but not
 * for visitors who want less motion.
 */
export function navigateFrom(link: Element, navigate: () => void): void {
  startTransition(() => {
    const src = link.closest('article, li')?.querySelector('img')?.getAttribute('src')
    // The type of the transition is the picture: others, which both pages may have as well, stay where they are.
    if (src && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) addTransitionType(src)
    navigate()
  })
}
