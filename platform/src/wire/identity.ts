// Identities, and the state of a sign-in. Source: spec §3 "Identity and profile", §4, docs/contract/auth.md §6 "State
// machine reply" and "Identity".
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import {
  factorAvailabilities,
  factorStatuses,
  factorTypes,
  secondFactorReasons,
} from '../vocab/members.ts'
import { authenticationStates, identityPendingReasons, identityStatuses } from '../vocab/states.ts'
import { wireCustomValue } from './custom-value.ts'
import { wireIdentityProfile } from './identity-profile.ts'

const wireConnection = answer(() => ({
  idpConnection: answer(() => ({
    idpConnectionId: z.string().nullish(),
    idpUserId: z.string().nullish(),
  })).nullish(),
  authenticatorConnection: answer(() => ({
    authenticatorConnectionId: z.string().nullish(),
    reEnrollmentRequired: z.boolean().nullish(),
  })).nullish(),
}))

export const wireIdentity = answer(() => ({
  /** The same as the member's. */
  id: z.string(),
  revision: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  connections: z.array(wireConnection).nullish(),
  identityProfile: wireIdentityProfile.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  email: answer(() => ({
    address: z.string().nullish(),
    isVerified: z.boolean().nullish(),
  })).nullish(),
  status: answer(() => ({
    name: word(identityStatuses),
    reasons: z.array(word(identityPendingReasons)).nullish(),
  })).nullish(),
  factors: z
    .array(
      answer(() => ({
        factorId: z.string().nullish(),
        type: word(factorTypes),
        status: word(factorStatuses),
      })),
    )
    .nullish(),
}))
export type WireIdentity = z.output<typeof wireIdentity>

const availableFactors = z
  .array(
    answer(() => ({ factorType: word(factorTypes), factorStatus: word(factorAvailabilities) })),
  )
  .nullish()

/** Response of every step of a sign-in. */
export const wireAuthentication = answer(() => ({
  /** An unknown value counts as absent: an unknown state. spec §5. */
  state: word(authenticationStates),
  /** Opens the hidden frame; only with SUCCESS. */
  sessionToken: z.string().nullish(),
  /** Identifies the sign-in in its next step. */
  stateToken: z.string().nullish(),
  identity: wireIdentity.nullish(),
  additionalData: z.record(z.string(), wireCustomValue).nullish(),
  requireMfaData: answer(() => ({ availableFactors, reason: word(secondFactorReasons) })).nullish(),
  mfaChallengeData: answer(() => ({
    factorType: word(factorTypes),
    verificationChallengeData: answer(() => ({
      pushData: answer(() => ({ transactionId: z.string().nullish() })).nullish(),
      hint: z.string().nullish(),
    })).nullish(),
    availableFactors,
    reason: word(secondFactorReasons),
  })).nullish(),
}))
export type WireAuthentication = z.output<typeof wireAuthentication>

/** An HTTP response inside a JSON one; `body` is base64. docs/contract/auth.md §6 "logout". */
export const wireRawResponse = answer(() => ({
  body: z.string().nullish(),
  statusCode: z.number().nullish(),
  headers: z
    .array(answer(() => ({ key: z.string().nullish(), value: z.string().nullish() })))
    .nullish(),
}))
export type WireRawResponse = z.output<typeof wireRawResponse>
