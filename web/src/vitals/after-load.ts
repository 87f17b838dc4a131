// Runs once the page stands and nothing else is going on. Loads the drawer, so that it opens at once, and decides by
// chance whether this visit is measured.
import { loadDrawer } from '../lib/cart-signal.ts'

const settings = document.querySelector<HTMLMetaElement>('meta[name="vitals"]')?.content ?? ''
const [rate = '0', route = ''] = settings.split(' ')

if (Math.random() < Number(rate)) {
  import('./measure.ts').then(({ measure }) => measure(route)).catch(() => undefined)
}
loadDrawer().catch(() => undefined)
import('../app/language/after-load.ts').catch(() => undefined)
