import * as commonMessages from '../__generated__/messages/common.ts'
import { basePath } from '../__generated__/messages/locale.ts'
import * as messages from '../__generated__/messages/signIn.ts'
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
    text: messages.sessionExpiredToast,
    tone: 'warning',
    action: {
      label: commonMessages.signIn,
      onClick: () => location.assign(`${basePath}/login?${search}`),
    },
  })
}
