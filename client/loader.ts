/**
 * The only inline script of a page. It sets the visitor's color scheme before the first paint. It loads the page's
 * scripts when the browser is idle after `load`, or at the visitor's first interaction. The content security policy
 * allows it by its hash, so its text is the same on every page; the `data-` attributes of its element hold what differs.
 */
{
  const events = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
  const { entry = '', preloads = '' } = document.currentScript?.dataset ?? {}

  const started = new AbortController()
  const { signal } = started

  const start = () => {
    if (signal.aborted) return
    started.abort()
    // Without preloads, each level of imports would cost a round trip.
    for (const href of preloads.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    void import(/* @vite-ignore */ entry)
  }

  const applyScheme = () => {
    try {
      document.documentElement.dataset.scheme = localStorage.getItem('colorScheme') ?? ''
    } catch {
      // The browser blocks the storage: a choice lasts as long as the page.
    }
  }
  applyScheme()
  // A choice, on this page or in another tab; pages in the back-forward cache get no storage events.
  addEventListener('storage', applyScheme)
  addEventListener('pageshow', applyScheme)

  for (const event of events) addEventListener(event, start, { signal })
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start)))
}
