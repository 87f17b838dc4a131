// Signs in with email and password. docs/contract/auth.md §6: every refusal is an application error with its
// code as a string; codes for a status that forbids a login are assumed.
import { randomUUID } from 'node:crypto'
import { platformCodes, type WireAuthentication } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import { memberByEmail } from '../members/find-member.ts'
import { refused } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { hashPassword, isPassword } from '../rules/password.ts'
import type { State } from '../state/state.ts'
import { pendingAnswer, success } from './answers.ts'
import { secondFactorAnswer } from './second-factor.ts'

type Attempt = { email: string | null | undefined; password: string | null | undefined }

export function login({ email, password }: Attempt, shop: Shop): WireAuthentication {
  const member = memberByEmail(email ?? '', shop.state)
  if (!member) {
    isPassword(password ?? '', unusableHash)
    throw unknown()
  }
  checkSecret(member, password ?? '', shop.state)
  checkStatus(member)
  if (member.status === 'PENDING') return pendingAnswer(member, shop)
  return secondFactorAnswer(member, shop) ?? success(member, shop)
}

/** Hash of a random password that matches no input. */
const unusableHash = hashPassword(randomUUID())

const unknown = () =>
  refused(400, platformCodes.unknownLogin, 'There is no account with this email')

function checkSecret(member: StoredMember, password: string, state: State): void {
  const { passwordHash } = state.credentials.get(member.id) ?? {}
  // Hashes for every account, so that the response time does not reveal which accounts exist.
  // docs/security.md S36.
  const isRight = isPassword(password, passwordHash ?? unusableHash)
  if (!passwordHash && !member.deletedDate) {
    throw refused(400, platformCodes.resetPassword, 'A new password has to be chosen first')
  }
  if (passwordHash && isRight) return
  // With a wrong password a deleted account is reported like an unknown one.
  if (member.deletedDate) throw unknown()
  throw refused(400, platformCodes.invalidPassword, 'The password is wrong')
}

/** Reports the status of an account; call it only after the password was verified. */
function checkStatus({ status, deletedDate }: StoredMember): void {
  if (deletedDate) {
    throw refused(403, platformCodes.identityDeleted, 'This account was deleted')
  }
  if (status === 'BLOCKED') {
    throw refused(403, platformCodes.identityBlocked, 'This account was blocked by the shop')
  }
  if (status === 'OFFLINE') {
    throw refused(403, platformCodes.identityOffline, 'This account cannot be used to sign in')
  }
}
