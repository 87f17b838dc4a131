// Registers the service worker and reports to it which public pages were shown. Loaded once the page is idle, and only
// where the server names a worker. docs/decisions/047-offline.md
import { matchRoute } from '../app/routes.ts'
import type { WorkerMessage } from '../lib/offline.ts'

/** Milliseconds without a further change of the address before a page counts as visited. */
const rest = 1500

export async function startWorker(address: string): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register(address, { updateViaCache: 'none' })
  const send = (message: WorkerMessage) => serviceWorker.controller?.postMessage(message)
  const report = reportVisits(send)
  // A new version has caches of its own: it gets the page that is open.
  serviceWorker.addEventListener('controllerchange', report)
  report()
}

/** Reports the page that is shown, now and after each navigation; returns the function that reports it again. */
function reportVisits(send: (message: WorkerMessage) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    const { pathname, href } = location
    if (isPublic(pathname))
      send({ type: 'visited', page: withoutHash(href), pictures: picturesShown() })
  }
  const reportSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(report, rest)
  }
  // The router's events; and pictures that come into view later.
  for (const name of ['pushState', 'replaceState', 'popstate']) addEventListener(name, reportSoon)
  document.addEventListener('load', reportSoon, { capture: true })
  return report
}

const isPublic = (path: string) => matchRoute(path).route.audience === 'public'

const withoutHash = (href: string) => href.replace(/#.*/, '')

/** Addresses of the pictures of the page that have been loaded, in the sizes that the browser chose. */
const picturesShown = (): string[] => {
  const all = [...document.querySelectorAll<HTMLImageElement>('main img')]
  const loaded = all.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  return [...new Set(loaded.map(({ currentSrc }) => currentSrc))]
}
