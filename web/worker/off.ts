// Served in place of the worker while `SERVICE_WORKER=off`: deletes the shop's caches and unregisters itself. It has no
// listener for requests, so pages that are open go to the network from now on. docs/security.md S119.
import { deleteCaches } from './store.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(() => true).then(() => self.registration.unregister()))
})
