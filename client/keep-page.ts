import type { HydrationOptions } from 'react-dom/client'
import { carryOverEntries } from './carry-over-entries.ts'

/**
 * Options with which React never leaves less than the server sent. Translators, extensions, phones and CDNs change the
 * page before React takes it over: React then renders it anew, and what the visitor has entered is carried over. Whatever
 * else fails, the elements that React takes away are put back; they work without scripts.
 */
export function keepPage(app: HTMLElement): HydrationOptions {
  acceptMovedNodes()
  const firstAddress = toAddress()
  const removals = new MutationObserver(() => {})
  removals.observe(app, { childList: true, subtree: true })
  /** What React has just removed, since the browser tells observers of it only after React has finished. */
  const takeRemoved = () =>
    removals.takeRecords().flatMap(({ target, removedNodes }) => [...removedNodes].map(node => ({ target, node })))
  let focused: EventTarget | null = document.activeElement
  app.addEventListener('focusin', ({ target }) => {
    focused = target
  })
  return {
    onRecoverableError(error) {
      const removed = takeRemoved().map(({ node }) => node)
      carryOverEntries(removed, app, focused)
      // biome-ignore lint/suspicious/noConsole: no error for the visitor; tests of unchanged pages look for it
      console[import.meta.env.DEV ? 'error' : 'debug'](error)
    },
    onUncaughtError(error) {
      const removed = takeRemoved().filter(({ target }) => target === app)
      app.replaceChildren(...removed.map(({ node }) => node))
      // The elements may be those of the page before.
      if (toAddress() === firstAddress) addEventListener('popstate', () => window.location.reload())
      else window.location.reload()
      reportError(error)
    },
  }
}

function toAddress(): string {
  return window.location.pathname + window.location.search
}

/**
 * Translators put a text into elements of their own, or other elements in its place. React would then throw when it
 * removes the text or inserts something before it, in the midst of changing the page, and would have to render all of
 * it anew, without what the visitor has entered: so both methods do what was meant.
 */
function acceptMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = findChild(this, child)
    if (own !== null) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    insertBefore.call(this, added, findChild(this, before))
    return added
  }
}

/** The child of a parent that a node is or has been put into. */
function findChild(parent: Node, node: Node | null): Node | null {
  return node === null || node.parentNode === parent ? node : findChild(parent, node.parentNode)
}
