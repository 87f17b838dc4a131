// The service worker of the storefront: what is shown without a connection. docs/decisions/047-offline.md
import type { WorkerMessage } from '../src/lib/offline.ts'
import { answerFile, answerPicture, storePictures } from './files.ts'
import { answerPage, storeOfflinePage, storePage } from './pages.ts'
import { isPlainForm, kindOf } from './requests.ts'
import { clearVisited, deleteOthers } from './store.ts'

declare const self: ServiceWorkerGlobalScope

/** Milliseconds after which a new version that still waits requests its activation again. */
const activateAgain = 2_000

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})

async function install(): Promise<void> {
  await storeOfflinePage()
  // A new version takes over at once: pages come from the network first, and files are named by their content.
  await self.skipWaiting()
  // For that the browser stops the version before it. An event at that very moment starts that version again, and Chromium then waits
  // until it is idle, up to five minutes, unless it is requested after the installation.
  setTimeout(() => void self.skipWaiting(), activateAgain)
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

async function takeOver(): Promise<void> {
  await deleteOthers()
  // The browser requests the page while the worker starts.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (isPlainForm(request)) event.waitUntil(clearVisited())
  const answer = answerOf(event)
  if (answer) event.respondWith(answer)
})

function answerOf(event: FetchEvent): Promise<Response> | null {
  const { request } = event
  switch (kindOf(request, self.location.origin)) {
    case 'page':
      return answerPage(request.url, fromNetwork(event))
    case 'passed':
      return fromNetwork(event)
    case 'file':
      return answerFile(request.url)
    case 'picture':
      return answerPicture(request)
    default:
      return null
  }
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request)
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  event.waitUntil(message.type === 'visited' ? storeVisit(message) : clearVisited())
})

type Visit = Extract<WorkerMessage, { type: 'visited' }>

/** One after the other: the visit is over, and the next page needs the line. */
async function storeVisit({ page, pictures }: Visit): Promise<void> {
  if (new URL(page).origin !== self.location.origin) return
  await storePage(page)
  await storePictures(pictures)
}
