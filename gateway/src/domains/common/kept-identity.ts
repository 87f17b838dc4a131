import type { WireIdentity } from '@vitrine/platform'
import type { KeptIdentity } from '../../session/kept.ts'

/** What a session keeps of an identity: there is no call that reads it again. */
export function keptIdentityOf(
  identity: WireIdentity | null | undefined,
): KeptIdentity | undefined {
  if (!identity) return
  return {
    id: identity.id,
    email: identity.email?.address ?? '',
    isEmailVerified: identity.email?.isVerified ?? false,
    status: identity.status?.name ?? 'UNKNOWN_STATUS',
    reasons: (identity.status?.reasons ?? []).filter((one) => one !== null && one !== undefined),
    factors: (identity.factors ?? []).flatMap(({ factorId, type, status }) =>
      type ? [{ id: factorId ?? null, type, status: status ?? null }] : [],
    ),
    createdDate: identity.createdDate ?? undefined,
    updatedDate: identity.updatedDate ?? undefined,
    profile: identity.identityProfile ?? undefined,
  }
}
