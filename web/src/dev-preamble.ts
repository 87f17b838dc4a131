// In development the page is made by our own server, so the refresh hook goes in by hand.
// @ts-expect-error served by Vite's React plugin
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
})
