import { setViewer } from './cart-signal.ts'
import { paths } from './paths.ts'
import { showToast } from './toast.ts'

/** Whoever notices within this time notices the same. */
const once = 10_000
let toldAt = Number.NEGATIVE_INFINITY

/** Says once that one is no longer signed in; the page to log in on says it by itself. */
export function tellDowngrade() {
  setViewer(null)
  if (location.pathname === paths.login) return
  if (Date.now() - toldAt < once) return
  toldAt = Date.now()
  const here = location.pathname + location.search
  const search = new URLSearchParams({ ended: '1', returnTo: here })
  void showToast({
    text: 'You are no longer logged in. Log in again to see your account.',
    tone: 'warning',
    action: { label: 'Log in', onClick: () => location.assign(`/login?${search}`) },
  })
}
