import type { WireIdentity } from '@vitrine/platform'
import type { StoredIdentity } from '../../session/session-state.ts'

/** Returns the part of an identity that the session stores, because no call reads it again. */
export function storedIdentityOf(
  identity: WireIdentity | null | undefined,
): StoredIdentity | undefined {
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
