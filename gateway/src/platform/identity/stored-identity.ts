// Identities as sessions store them.

import type { JsonObject } from '../read-json.ts'
import type { Identity } from './identity.ts'
import { readTags } from './v1/read-identity.ts'

/** An identity that version 1.0.0 has stored: with its profile as the platform sent it. */
type EarlierIdentity = Pick<Identity, 'id' | 'email' | 'reasons' | 'factors'> & {
  readonly isEmailVerified: boolean
  readonly status: Identity['status']
  readonly createdDate?: string
  readonly updatedDate?: string
  readonly profile?: JsonObject
}

const isEarlier = (identity: Identity | EarlierIdentity): identity is EarlierIdentity =>
  'isEmailVerified' in identity

/** Returns an identity in the form of this version. */
export function currentIdentity(stored: Identity | EarlierIdentity): Identity {
  if (!isEarlier(stored)) return stored
  const { isEmailVerified, createdDate, updatedDate, profile, ...identity } = stored
  return {
    ...identity,
    emailVerified: isEmailVerified,
    createdAt: createdDate ?? null,
    updatedAt: updatedDate ?? null,
    tags: profile ? readTags(profile) : null,
  }
}
