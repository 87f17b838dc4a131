import { graphql } from '../__generated__/gql.ts'
import { useChange } from '../lib/use-change.ts'

const logoutDocument = graphql(`
  mutation AdminLogout {
    logout { viewer { role } }
  }
`)

/** The storefront's sign-in page, which leads back to a path. */
export const signInHref = (returnTo: string) => `/login?${new URLSearchParams({ returnTo })}`

/** The storefront's sign-in page, which leads back to the current screen. */
export const signInHere = () => signInHref(`${location.pathname}${location.search}`)

/** Ends the session, so that the sign-in page requests all factors again. */
export function useSignInAgain() {
  const { change } = useChange()
  return () => change(logoutDocument, {})
}
