// What concerns the language and can wait until the page stands.
import { rememberLanguage } from './chosen-language.ts'
import { invite } from './invite.ts'

document.addEventListener('click', ({ target }) => {
  const link = (target as Element | null)?.closest?.('a[hreflang]')
  if (link instanceof HTMLAnchorElement) rememberLanguage(link.hreflang)
})
invite()
