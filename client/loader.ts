/**
 * The only inline script of a page. It loads the page's scripts when the browser is idle after `load`, or at the
 * visitor's first interaction. The content security policy allows it by its hash, so its text is the same on every
 * page; the `data-` attributes of its element hold what differs.
 */
{
  const events = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
  const { entry = '', preloads = '' } = document.currentScript?.dataset ?? {}

  const start = () => {
    for (const event of events) removeEventListener(event, start)
    // Without preloads, each level of imports would cost a round trip.
    for (const href of preloads.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    // The browser caches modules by URL, so a second call has no effect.
    void import(/* @vite-ignore */ entry)
  }

  for (const event of events) addEventListener(event, start)
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start)))
}
