// @ts-expect-error Vite's React plugin serves this module in development only; it has no types.
import { injectIntoGlobalHook } from '/@react-refresh'

/** React Fast Refresh: Vite adds this to an index.html, but the server renders the document here. */
injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
