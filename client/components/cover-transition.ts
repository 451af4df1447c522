import { addTransitionType, startTransition } from 'react'

/** The type of a navigation in which the cover of a card becomes that of what it opens. */
export const coverTransition = 'cover'

/** Navigates from a link. When its card has a picture, that may move; not for visitors who want less motion. */
export function navigateFrom(link: Element, navigate: () => void): void {
  startTransition(() => {
    const hasPicture = link.closest('article, li')?.querySelector('img') != null
    if (hasPicture && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) addTransitionType(coverTransition)
    navigate()
  })
}
