// Turns clicks on plain links and submissions of plain GET forms into client-side navigation. Screens need no code for
// it, and the same markup works without JavaScript.
import { navigate } from 'wouter/use-browser-location'
import { isInLanguage, matchRoute } from './routes.ts'
import { newEntry } from './scroll.ts'
import { rememberPicture } from './transition-picture.ts'

const ours = 'a[href]:not([target],[download],[data-reload])'

export function interceptNavigation() {
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
}

function onClick(event: MouseEvent) {
  if (event.defaultPrevented || hasModifier(event)) return
  const link = (event.target as Element | null)?.closest?.(ours)
  if (!(link instanceof HTMLAnchorElement)) return
  if (link.hreflang) {
    event.preventDefault()
    import('./language/switch-language.ts').then((part) => part.switchLanguage(link))
    return
  }
  const url = new URL(link.href)
  const isHere = url.pathname === location.pathname && url.search === location.search
  if (isHere && url.hash) return
  if (!go(url, link.hasAttribute('data-replace') || isHere)) return
  event.preventDefault()
  rememberPicture(link)
}

function onSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
  if (submitter?.hasAttribute('formmethod')) return
  const url = new URL(form.action)
  const entries = [...new FormData(form, submitter)].filter(([, value]) => value !== '')
  url.search = String(new URLSearchParams(entries as [string, string][]))
  if (go(url, form.hasAttribute('data-replace'))) event.preventDefault()
}

function hasModifier(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** Returns false for an address that the browser has to load: of another language, or one that changes the session. */
function go(url: URL, replace: boolean): boolean {
  if (url.origin !== location.origin || !isInLanguage(url.pathname)) return false
  if (matchRoute(url.pathname).route.changesSession) return false
  navigate(url.pathname + url.search, { replace, state: newEntry() })
  return true
}
