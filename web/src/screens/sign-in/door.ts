// Who has no business at a page of the sign-in, and where they belong.
import { localPathOr, signInPath } from '../../lib/account-paths.ts'
import { loading, type Read, type ScreenRequest } from '../../lib/screen.ts'
import { signInPageDocument } from './sign-in-page-document.ts'

export const loadDoor = () => [loading(signInPageDocument, {})]

export const returnToOf = ({ search }: ScreenRequest) => search.get('returnTo')

/** Somebody who is in already. */
export function passMembers(read: Read, request: ScreenRequest): string | null {
  const isMember = read(signInPageDocument)?.viewer.role === 'MEMBER'
  return isMember ? localPathOr(returnToOf(request), '/account') : null
}

/** A step is for those whose sign-in waits there. */
export const onlyWaiting = (state: string) => (read: Read, request: ScreenRequest) => {
  const waiting = read(signInPageDocument)?.viewer.signIn.state
  const isHere = waiting === state || waiting === undefined
  return passMembers(read, request) ?? (isHere ? null : signInPath('login', returnToOf(request)))
}
