// Transitions of a session between visitor and member. Each rotates the session id. S4, S9.
import type { SignInContext } from '../../auth/sign-in-services.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { isWithoutProfile } from '../../platform/failure.ts'
import type { Identity } from '../../platform/identity/identity.ts'
import type { Member } from '../../platform/member/member.ts'
import { bindPlatform, type Platform } from '../../platform/platform.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import { mayHaveCart } from '../../session/cart-hint.ts'
import type { SessionState } from '../../session/session-state.ts'
import type { SessionContext } from '../../session/sessions.ts'
import type { Tokens } from '../../session/tokens.ts'
import type { CallerContext } from '../common/caller-context.ts'

type SignInFacts = {
  /** The identity from the sign-in response; the platform's sign-in page returns none. */
  identity?: Identity | null | undefined
  /** Also revokes the member's other sessions. docs/security.md S12. */
  endsOthers?: boolean | undefined
  /** The member signed in with a password. */
  hasPassword?: boolean | undefined
}

/**
 * Signs in with tokens that the platform just issued. The platform merges the visitor's cart into the member's, so
 * there may be a cart now.
 */
export async function establishMemberSession(
  tokens: Tokens,
  context: RequestContext & SessionContext & ServiceContext & SignInContext,
  { identity: signInIdentity, endsOthers, hasPassword }: SignInFacts,
): Promise<void> {
  const { signIn, requestId, session } = context
  const platform = bindPlatform(signIn.transport, {
    requestId,
    token: async () => tokens.access.value,
    // The session is rotated below, and takes along what was written before.
    consistency: session.consistency,
  })
  const member = await ownProfile(platform)
  const email = member?.loginEmail ?? signInIdentity?.email ?? ''
  const state: SessionState = {
    signedInAt: Date.now(),
    verifiedAt: Date.now(),
    device: context.device,
    ...(hasPassword && { hasPassword }),
    name: member?.nickname || member?.contact?.firstName || email,
    identity: signInIdentity ?? (member ? identityOf(member, email) : undefined),
  }
  const memberId = member?.id ?? signInIdentity?.id
  await session.rotate({ tokens, memberId, state, cartHint: mayHaveCart })
  if (!signInIdentity) await readIdentity(email, context)
  if (endsOthers && memberId) {
    await signIn.store.deleteOfMember(memberId, (await session.find())?.idHash)
  }
}

/** Reads the profile of tokens that were just issued; null on a site without a members area. */
async function ownProfile({ members }: Platform): Promise<Member | null> {
  try {
    return (await members.getCurrent({ fields: 'FULL' })).member
  } catch (error) {
    if (isWithoutProfile(error)) return null
    throw error
  }
}

/** Returns what a profile says about the identity. */
const identityOf = (member: Member, email: string): Identity => ({
  id: member.id,
  email,
  emailVerified: member.loginEmailVerified ?? false,
  status: 'ACTIVE',
  reasons: [],
  factors: [],
  createdAt: null,
  updatedAt: null,
  tags: null,
})

/**
 * Reads the identity after a sign-in by the platform's page. The only call that returns it is sign-on, which
 * changes nothing without a profile. docs/contract/auth.md §6. If it fails, tags stay unknown.
 */
async function readIdentity(
  email: string,
  { serviceCalls, session, log }: RequestContext & SessionContext & ServiceContext,
): Promise<void> {
  if (!serviceCalls?.signOn || !email) return
  try {
    const { identity } = await serviceCalls.signOn({ email })
    if (identity) await session.update((before) => ({ ...before, identity }))
  } catch (err) {
    log.warn({ err }, 'sign-in: could not read the identity')
  }
}

/** Rotates the session and revokes the member's other sessions. docs/security.md S4 and S12. */
export async function endOtherSessions(context: SessionContext & SignInContext): Promise<void> {
  const { session, signIn } = context
  const before = await session.find()
  if (!before?.memberId) return
  // The preceding call may have refreshed the tokens.
  const { tokens, memberId, state, cartHint } = (await signIn.store.read(before.idHash)) ?? before
  await session.rotate({ tokens, memberId, state: { ...state, hasPassword: true }, cartHint })
  await signIn.store.deleteOfMember(before.memberId, (await session.find())?.idHash)
}

/** Ends the member session and returns the URL where the browser completes the sign-out on the platform. */
export async function endMemberSession(
  returnTo: string,
  context: CallerContext,
): Promise<string | undefined> {
  const { session, config, own } = context
  const record = await session.find()
  if (!record) return
  const url = await own.redirects
    .create({
      intent: { logout: { clientId: config.platform.clientId } },
      callbacks: { postFlow: config.publicUrl + returnTo },
    })
    .then(({ redirectSession }) => redirectSession.fullUrl)
    .catch((err: unknown) => {
      // The local sign-out must work when the platform does not respond.
      context.log.warn({ err }, 'sign-out: platform call failed, ended locally')
      return undefined
    })
  await session.end()
  context.response.clearsCache = true
  return url
}
