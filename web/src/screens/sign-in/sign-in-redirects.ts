// Redirects away from sign-in pages: members, and visitors without the pending step.
import { basePath } from '../../__generated__/messages/locale.ts'
import { localPathOr, signInPath } from '../../lib/account-paths.ts'
import { loading, type Read, type ScreenRequest } from '../../lib/screen.ts'
import { signInPageDocument } from './sign-in-page-document.ts'

export const loadSignInPage = () => [loading(signInPageDocument, {})]

export const returnToOf = ({ search }: ScreenRequest) => search.get('returnTo')

/** Redirects signed-in members to the page they came from or to their account. */
export function redirectMembers(read: Read, request: ScreenRequest): string | null {
  const isMember = read(signInPageDocument)?.viewer.role === 'MEMBER'
  return isMember ? localPathOr(returnToOf(request), `${basePath}/account`) : null
}

/** Redirects visitors whose sign-in is not pending at this step. */
export const requirePendingStep = (state: string) => (read: Read, request: ScreenRequest) => {
  const waiting = read(signInPageDocument)?.viewer.signIn.state
  const isHere = waiting === state || waiting === undefined
  return (
    redirectMembers(read, request) ?? (isHere ? null : signInPath('login', returnToOf(request)))
  )
}
