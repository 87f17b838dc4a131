// Recovers an account by email. docs/contract/auth.md §7.
import type { WireAuthentication } from '@vitrine/platform'
import { messages as common } from '../__generated__/messages/common.ts'
import { messages as mails } from '../__generated__/messages/mails.ts'
import type { Shop } from '../context.ts'
import { secret } from '../ids.ts'
import { memberByEmail, memberWith } from '../members/find-member.ts'
import { invalid, notFound, refused } from '../refuse.ts'
import type { StoredMember, StoredRecovery } from '../rows/member-rows.ts'
import { checkCallback } from '../rules/callbacks.ts'
import { languageParameter } from '../rules/language-parameter.ts'
import { hashPassword } from '../rules/password.ts'
import { lives, recoveryTokenPrefix } from '../rules/token-life.ts'
import { isListedUri } from '../state/client-lists.ts'
import { shopNameOf } from '../state/shop-name.ts'
import { pendingAnswer, success } from './answers.ts'
import { checkPassword } from './check-password.ts'
import { sendMail } from './mails.ts'
import { secondFactorAnswer } from './second-factor.ts'
import { signOutEverywhere } from './tokens.ts'
import { verified } from './verification.ts'

export type Redirect = { url: string; clientId: string } | null | undefined

/** The link of an email leads back to redirect URIs only. docs/contract/real-site.md §4.1. */
export function checkRedirect(field: string, redirect: Redirect, shop: Shop): void {
  if (!redirect) return
  checkCallback(`${field}.url`, redirect.url)
  if (redirect.clientId !== shop.site.clientId) throw notFound('Client')
  if (isListedUri(redirect.url, shop)) return
  throw invalid(`${field}.url`, 'is not an allowed redirect URI of the client')
}

/**
 * Sends a recovery email. Unknown addresses get none, and the response does not reveal it. Assumed: no codes
 * are declared.
 */
export function sendRecovery(email: string, redirect: Redirect, shop: Shop): void {
  const member = memberByEmail(email, shop.state)
  if (!member || member.deletedDate || cannotRecover(member)) return
  mailLink(member, { kind: 'password-recovery', subject: common.chooseNewPassword }, redirect, shop)
}

/** A blocked or disconnected account cannot be recovered. */
export const cannotRecover = ({ status }: StoredMember) =>
  status === 'BLOCKED' || status === 'OFFLINE'

export function sendActivation(identityId: string, redirect: Redirect, shop: Shop): void {
  const member = memberWith(identityId, shop.state)
  if (!member) throw notFound('Identity')
  mailLink(
    member,
    { kind: 'activation', subject: mails.yourAccount({ shop: shopNameOf(shop.state) }) },
    redirect,
    shop,
  )
}

type Letter = { kind: string; subject: string }

/** Sends an email with a new link; an older link of the same member becomes invalid. */
function mailLink(member: StoredMember, letter: Letter, redirect: Redirect, shop: Shop): void {
  const { state, site } = shop
  for (const { id } of state.recoveries.by('member', member.id)) state.recoveries.delete(id)
  const { id: token } = state.recoveries.put({
    id: recoveryTokenPrefix + secret(),
    memberId: member.id,
    expiresAt: state.now().getTime() + lives.recoveryToken,
    ...(redirect && { redirectUrl: redirect.url }),
  })
  const link = site.url + resetAddress(token)
  sendMail({ ...letter, to: member.loginEmail, token, link }, state)
}

/** Path of the hosted page that the link opens. */
export const resetPath = '/hosted/reset'

/** Its address in the language of the request, which is that of the email: who opens it may have another browser. */
export const resetAddress = (token: string) =>
  `${resetPath}?${new URLSearchParams({ token, ...languageParameter() })}`

export function liveRecovery(token: string, { state }: Shop): StoredRecovery | undefined {
  const recovery = state.recoveries.get(token)
  return recovery && recovery.expiresAt > state.now().getTime() ? recovery : undefined
}

/** Sets a new password. The link proves access to the mailbox, so it also completes a pending verification. */
export function recover(
  token: string,
  password: string | null | undefined,
  shop: Shop,
): WireAuthentication {
  const { state } = shop
  const recovery = liveRecovery(token, shop)
  const member = recovery && memberWith(recovery.memberId, state)
  if (!recovery || !member || cannotRecover(member)) {
    // Assumed: no codes are declared for a token that was used.
    throw refused(400, 'INVALID_RECOVERY_TOKEN', 'The link has expired or was used already')
  }
  checkPassword('password', password)
  state.recoveries.delete(recovery.id)
  setPassword(member.id, password, shop)
  const proven = verified(member, state)
  if (proven.status === 'PENDING') return pendingAnswer(proven, shop)
  // Access to the mailbox is one factor: if the site requires a second one, it follows now.
  return secondFactorAnswer(proven, shop) ?? success(proven, shop)
}

/** Sets a password and signs the member out everywhere, except for the calling token. Assumed. */
export function setPassword(
  memberId: string,
  password: string,
  { state }: Shop,
  validRefreshId?: string,
): void {
  const credential = state.credentials.get(memberId)
  if (credential) state.credentials.put({ ...credential, passwordHash: hashPassword(password) })
  signOutEverywhere(memberId, state, validRefreshId)
}
