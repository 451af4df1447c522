// @ts-expect-error Vite's React plugin serves this module in development only; it has no types.
import { injectIntoGlobalHook } from '/@react-refresh'

/** What Vite would put into an index.html, so that components can be swapped while the page stays open. */
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
