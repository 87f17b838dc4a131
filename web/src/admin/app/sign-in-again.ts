import { useChange } from '../lib/use-change.ts'
import { logoutDocument } from './staff-document.ts'

/** The storefront's sign-in page, with the current page as return path. */
export const signInHref = (returnTo: string) => `/login?${new URLSearchParams({ returnTo })}`

/** Ends the session, so that the sign-in page requests all factors again. */
export function useSignInAgain() {
  const { change } = useChange()
  return () => change(logoutDocument, {})
}
