// Opens the shown page in another language. The footer stays while pages change, so that its links lead to the page that was
// shown first. Loaded with the first click.
import { localizedPath, splitAddress } from '@vitrine/languages'
import { searchIn } from './shared-search.ts'

export function switchLanguage({ hreflang }: Pick<HTMLAnchorElement, 'hreflang'>): void {
  const { pathname, search } = location
  const { path } = splitAddress(pathname)
  location.assign(
    localizedPath(hreflang, path) + searchIn(hreflang, path, new URLSearchParams(search)),
  )
}
