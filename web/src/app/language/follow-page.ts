// Links of the footer to the same page in other languages. The browser keeps the footer while the page changes, so the
// address is that of the page at the moment of the click.
import { localizedPath, splitAddress } from '@vitrine/languages'
import { rememberLanguage } from './chosen-language.ts'

/** Returns the address of a page in a language, without filters: their names are texts of one language. */
export const pageIn = (code: string, path: string): string =>
  localizedPath(code, splitAddress(path).path)

export function followPage(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element | null)?.closest?.('a[hreflang]')
      if (!(link instanceof HTMLAnchorElement)) return
      link.href = pageIn(link.hreflang, location.pathname)
      rememberLanguage(link.hreflang)
    },
    // Before the navigation of the page reads the address.
    { capture: true },
  )
}
