// The way to sign-in and back. A module of its own, which the few visitors load who need it: the entry contains
// neither forms nor the paths of members.
import { signInPath } from '../lib/account-paths.ts'
import type { ScreenRequest } from '../lib/screen.ts'

export function signInRedirect({ path, search }: ScreenRequest): string {
  return signInPath('login', path + (search.size > 0 ? `?${search}` : ''))
}
