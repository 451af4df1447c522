/**
 * The one inline script of a page. It fetches the page's scripts when the browser is idle after `load`, or at the
 * visitor's first interaction. The build bundles it like any other file and the server inlines it under its hash, so it
 * is the same on every page: what differs stands in the `data-` attributes of its own element.
 */
{
  const events = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
  const { entry = '', preloads = '' } = document.currentScript?.dataset ?? {}

  const start = () => {
    for (const event of events) removeEventListener(event, start)
    // Without these the browser would find the files one after the other, a round trip each.
    for (const href of preloads.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    // The browser keeps modules by address, so a second call does nothing.
    void import(/* @vite-ignore */ entry)
  }

  for (const event of events) addEventListener(event, start)
  addEventListener('load', () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start)))
}
