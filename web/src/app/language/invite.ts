// Offers the page in the language that the browser prefers, once. The address decides the language; there is no redirect.
import { languages, localizedPath, splitAddress } from '@vitrine/languages'
import { locale } from '../../__generated__/messages/locale.ts'
import { hasChosen, rememberLanguage } from './chosen-language.ts'
import styles from './Invitation.module.css'
import { preferredLanguage } from './preferred-language.ts'
import { searchIn } from './shared-search.ts'

export function invite(): void {
  const code = preferredLanguage(navigator.languages)
  const language = languages.find((one) => one.code === code)
  if (!language || language.code === locale || hasChosen()) return
  const { text, decline } = language.invitation
  const link = document.createElement('a')
  // `app/intercept.ts` follows later pages.
  const { path } = splitAddress(location.pathname)
  link.href =
    localizedPath(language.code, path) +
    searchIn(language.code, path, new URLSearchParams(location.search))
  link.hreflang = language.code
  link.textContent = text
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = decline
  const bar = document.createElement('aside')
  bar.className = styles.bar ?? ''
  bar.lang = language.code
  bar.setAttribute('aria-label', language.name)
  bar.append(link, button)
  button.addEventListener('click', () => {
    rememberLanguage(locale)
    bar.remove()
  })
  document.body.append(bar)
}
