// Leaves nothing of what one person viewed for the next one: clears it when a member signs in or out. It begins when the
// module is loaded, so the functions exported here never return what another person viewed. docs/security.md S118.
import type { WorkerMessage } from '../lib/offline.ts'
import { clearViewed } from '../lib/viewed-products.ts'
import { watchPerson } from './watch-person.ts'

export { readViewed, rememberViewed } from '../lib/viewed-products.ts'

const message: WorkerMessage = { type: 'another-person' }

watchPerson(() => {
  clearViewed()
  globalThis.navigator?.serviceWorker?.controller?.postMessage(message)
})
