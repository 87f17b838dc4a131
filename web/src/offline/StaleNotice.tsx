import { useLocationProperty } from 'wouter/use-browser-location'
import * as commonMessages from '../__generated__/messages/common.ts'
import { locale } from '../__generated__/messages/locale.ts'
import * as messages from '../__generated__/messages/offline.ts'
import styles from '../app/shell/OfflineNotice.module.css'
import { storedMeta } from '../lib/offline.ts'
import { paths } from '../lib/paths.ts'
import { useIsOnline } from './use-is-online.ts'

/** Page from the device, and when it was fetched; an empty moment for the offline page, null without either. */
const stored = readStored()

function readStored() {
  const at = document.querySelector<HTMLMetaElement>(`meta[name=${storedMeta}]`)?.content
  if (at === undefined) return null
  if (at === '') return { path: location.pathname, moment: '' }
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return { path: location.pathname, moment: format.format(new Date(at)) }
}

const holdsCart = (path: string) => path === paths.cart || path === paths.checkout

/**
 * Says that the page is not current, from when it is, and offers to load it again. Only a page from the device has room
 * for it at its top: elsewhere a connection is lost at any time, and the words lie over the lower edge.
 */
export function StaleNotice() {
  const isOnline = useIsOnline()
  const path = useLocationProperty(() => location.pathname)
  const moment = stored?.path === path ? stored.moment : null
  if (moment === '') return null
  if (moment === null) {
    if (isOnline) return null
    return (
      <p className={styles.notice} data-over={!stored?.moment || undefined}>
        {holdsCart(path) ? messages.offlineInCart : messages.offline}
      </p>
    )
  }
  return (
    <p className={styles.notice}>
      {isOnline ? messages.fromEarlier({ moment }) : messages.offlineSince({ moment })}{' '}
      <a href={location.href} data-reload="">
        {commonMessages.tryAgain}
      </a>
    </p>
  )
}
