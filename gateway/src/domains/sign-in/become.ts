// A browser becomes a member, or a visitor again. Each time its session gets a new id. S4, S9.
import type { Context } from '../../graphql/context.ts'
import { bindPlatform } from '../../platform/platform.ts'
import { someCart } from '../../session/cart-mark.ts'
import type { Kept, KeptIdentity } from '../../session/kept.ts'
import type { Tokens } from '../../session/tokens.ts'
import { keptIdentityOf } from '../common/kept-identity.ts'

type Known = {
  /** What the sign-in itself told; the platform's own page tells nothing. */
  identity?: KeptIdentity | undefined
  /** The member's other sessions end with it. SECURITY row 12. */
  endsOthers?: boolean | undefined
  /** The sign-in was made with a password. */
  hasPassword?: boolean | undefined
}

/**
 * Signs in with tokens the platform has just given. The visitor's cart is merged into the member's
 * by the platform, so there may be one now.
 */
export async function becomeMember(
  tokens: Tokens,
  context: Context,
  { identity: told, endsOthers, hasPassword }: Known,
): Promise<void> {
  const { signIn, requestId, session } = context
  const platform = bindPlatform(signIn.transport, {
    requestId,
    token: async () => tokens.access.value,
  })
  const { member } = await platform.members.getCurrentMember({ fieldsets: ['FULL'] })
  const email = member.loginEmail ?? told?.email ?? ''
  const kept: Kept = {
    signedInAt: Date.now(),
    provenAt: Date.now(),
    device: context.device,
    ...(hasPassword && { hasPassword }),
    name: member.profile?.nickname || member.contact?.firstName || email,
    identity: told ?? {
      id: member.id,
      email,
      isEmailVerified: member.loginEmailVerified ?? false,
      status: 'ACTIVE',
      reasons: [],
      factors: [],
    },
  }
  await session.replace({ tokens, memberId: member.id, kept, cartMark: someCart })
  if (!told) await learnIdentity(email, context)
  if (endsOthers) {
    await signIn.store.deleteOfMember(member.id, (await session.find())?.idHash)
  }
}

/**
 * The platform's own page tells nothing of the identity, and the one call that answers it is signing
 * on, which changes nothing without a profile. contract/auth.md §6. Without it tags stay unknown.
 */
async function learnIdentity(email: string, { elevated, session, log }: Context): Promise<void> {
  if (!elevated || !email) return
  try {
    const { identity } = await elevated.signOn({ loginId: { email } })
    const kept = keptIdentityOf(identity)
    if (kept) await session.keep((before) => ({ ...before, identity: kept }))
  } catch (err) {
    log.warn({ err }, 'the identity of a sign-in could not be read')
  }
}

/** Gives the session a new id and ends the member's other sessions. SECURITY rows 4 and 12. */
export async function endOtherSessions(context: Context): Promise<void> {
  const { session, signIn } = context
  const before = await session.find()
  if (!before?.memberId) return
  // The tokens may have been renewed by the call that was just made.
  const { tokens, memberId, kept, cartMark } = (await signIn.store.read(before.idHash)) ?? before
  await session.replace({ tokens, memberId, kept: { ...kept, hasPassword: true }, cartMark })
  await signIn.store.deleteOfMember(before.memberId, (await session.find())?.idHash)
}

/** Forgets the member here and tells the platform; answers where the browser completes it. */
export async function becomeVisitor(
  returnTo: string,
  context: Context,
): Promise<string | undefined> {
  const { session, config, own } = context
  const record = await session.find()
  if (!record) return
  const url = await own.redirects
    .createRedirectSession({
      logout: { clientId: config.platform.clientId },
      callbacks: { postFlowUrl: config.publicUrl + returnTo },
    })
    .then(({ redirectSession }) => redirectSession.fullUrl)
    .catch((err: unknown) => {
      // Signing out works here even when the platform does not answer.
      context.log.warn({ err }, 'the platform was not told of a sign-out')
      return undefined
    })
  await session.end()
  context.told.clearsCache = true
  return url
}
