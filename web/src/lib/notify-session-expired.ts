import { setViewer } from './cart-signal.ts'
import { paths } from './paths.ts'
import { showToast } from './toast.ts'

/** Milliseconds within which further reports belong to the same expiry. */
const once = 10_000
let notifiedAt = Number.NEGATIVE_INFINITY

/** Shows a toast that the session expired, once. The sign-in page shows its own notice. */
export function notifySessionExpired() {
  setViewer(null)
  if (location.pathname === paths.login) return
  if (Date.now() - notifiedAt < once) return
  notifiedAt = Date.now()
  const here = location.pathname + location.search
  const search = new URLSearchParams({ ended: '1', returnTo: here })
  void showToast({
    text: 'You are no longer signed in. Sign in again to see your account.',
    tone: 'warning',
    action: { label: 'Sign in', onClick: () => location.assign(`/login?${search}`) },
  })
}
