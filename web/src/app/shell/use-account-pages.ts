import * as messages from '../../__generated__/messages/account.ts'
import { accountPaths } from '../../lib/account-paths.ts'
import { useFeature } from './use-feature.ts'

/** Returns the pages of the account that the shop has, in the order of its menus. */
export function useAccountPages(): readonly { href: string; label: string }[] {
  const orders = { href: accountPaths.orders, label: messages.orders }
  const alerts = { href: accountPaths.notifications, label: messages.backInStock }
  return [
    { href: accountPaths.overview, label: messages.overview },
    ...(useFeature('ORDER_HISTORY') ? [orders] : []),
    ...(useFeature('STOCK_ALERTS') ? [alerts] : []),
    { href: accountPaths.profile, label: messages.profile },
    { href: accountPaths.addresses, label: messages.addresses },
    { href: accountPaths.security, label: messages.security },
    { href: accountPaths.community, label: messages.community },
  ]
}
