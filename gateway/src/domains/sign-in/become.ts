// A browser becomes a member, or a visitor again. Each time its session gets a new id. S4, S9.
import type { Context } from '../../graphql/context.ts'
import { bindPlatform } from '../../platform/platform.ts'
import { someCart } from '../../session/cart-mark.ts'
import type { Kept, KeptIdentity } from '../../session/kept.ts'
import type { Tokens } from '../../session/tokens.ts'

/**
 * Signs in with tokens the platform has just given. The visitor's cart is merged into the member's
 * by the platform, so there may be one now.
 */
export async function becomeMember(
  tokens: Tokens,
  context: Context,
  identity?: KeptIdentity,
): Promise<void> {
  const { signIn, requestId, session } = context
  const platform = bindPlatform(signIn.transport, {
    requestId,
    token: async () => tokens.access.value,
  })
  const { member } = await platform.members.getCurrentMember({ fieldsets: ['FULL'] })
  const email = member.loginEmail ?? identity?.email ?? ''
  const kept: Kept = {
    signedInAt: Date.now(),
    device: context.device,
    name: member.profile?.nickname || member.contact?.firstName || email,
    identity: identity ?? {
      id: member.id,
      email,
      isEmailVerified: member.loginEmailVerified ?? false,
      status: 'ACTIVE',
      reasons: [],
      factors: [],
    },
  }
  await session.replace({ tokens, memberId: member.id, kept, cartMark: someCart })
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
