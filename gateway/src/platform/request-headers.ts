// The headers of a platform call. docs/contract/transport.md §3.
import { localeOf, primaryLanguage } from '@vitrine/languages'
import {
  consistencyHeader,
  currencyHeader,
  languageHeader,
  requestIdHeader,
} from '@vitrine/platform/errors'
import type { CallScope } from './call-scope.ts'

/** The instance is that of no installed app, as the platform's own clients send it. */
const noInstance = '00000000-0000-0000-0000-000000000000'

/** Returns the header for texts of another language than the first one; none for that. */
function languageOf({ language = primaryLanguage }: CallScope) {
  if (language === primaryLanguage) return {}
  const locale = localeOf(language).toLowerCase()
  return { [languageHeader]: `${language}|${locale}|false|${noInstance}` }
}

/** Returns the headers of the caller's identity. The token comes first: it creates the session that has the other one. */
export async function identityHeaders(scope: CallScope, fresh: boolean) {
  const token = await scope.token?.(fresh)
  const consistency = await scope.consistency?.last()
  return {
    ...(token && { authorization: token }),
    ...(consistency && { [consistencyHeader]: consistency }),
  }
}

/** Returns the other headers of a call. */
export function headersOf(scope: CallScope, hasBody: boolean) {
  return {
    accept: 'application/json',
    [requestIdHeader]: scope.requestId,
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(scope.siteId && { 'wix-site-id': scope.siteId }),
    ...(scope.currency && { [currencyHeader]: scope.currency }),
    ...languageOf(scope),
  }
}
