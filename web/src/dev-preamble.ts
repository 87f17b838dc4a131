// Installs React's refresh hook, because in development our own server renders the page instead of Vite.
// @ts-expect-error served by Vite's React plugin
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
})
