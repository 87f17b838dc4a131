import { useMutation } from 'urql'
import { logoutDocument } from './staff-document.ts'

/** The shop's own sign-in, with the way back. */
export const signInHref = (returnTo: string) => `/login?${new URLSearchParams({ returnTo })}`

/** Ends the session, so that the sign-in page asks for everything anew. */
export function useSignInAgain() {
  const [, logout] = useMutation(logoutDocument)
  return () => logout({})
}
