// Runs once the page stands and nothing else is going on. Loads the drawer and the choices of cards, so that they open at
// once, decides by chance whether this visit is measured, starts the service worker, and continues what was left unsent.
import { hasRetained } from '../cart/retained-changes.ts'
import { loadDrawer } from '../lib/cart-signal.ts'

const setting = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
const [rate = '0', route = ''] = setting('vitals').split(' ')
const worker = setting('worker')

if (Math.random() < Number(rate)) {
  import('./measure.ts').then(({ measure }) => measure(route)).catch(() => undefined)
}
loadDrawer().catch(() => undefined)
// While there is a connection.
import('../screens/problems/ErrorScreen.tsx').catch(() => undefined)
import('../product-card/warm-quick-add.ts')
  .then((part) => part.warmQuickAdd())
  .catch(() => undefined)
import('../app/language/after-load.ts').catch(() => undefined)
import('../app/shell/returning-header.ts')
  .then((part) => part.startReturningHeader())
  .catch(() => undefined)
import('../app/shell/reload-for-currency.ts')
  .then((part) => part.reloadForCurrency())
  .catch(() => undefined)
import('../offline/hold-forms.ts').then((part) => part.holdForms()).catch(() => undefined)
import('../offline/one-person.ts').catch(() => undefined)
import('../offline/StaleNotice.tsx').catch(() => undefined)
if (worker && 'serviceWorker' in navigator) {
  import('../offline/start-worker.ts')
    .then(({ startWorker }) => startWorker(worker))
    .catch(() => undefined)
}
if (hasRetained())
  import('../cart/engine.ts').then(({ cartEngine }) => cartEngine()).catch(() => undefined)
