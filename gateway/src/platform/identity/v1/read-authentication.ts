// Reads the steps of a sign-in, and tokens. docs/contract/auth.md §1, §6 "State machine reply".
import { authenticationStates } from '@vitrine/platform'
import type { FactorType } from '../../../__generated__/schema-types.ts'
import {
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  sameWords,
  stringOrNull,
  UnexpectedForm,
  wordOf,
} from '../../read-json.ts'
import type { Authentication, TokenGrant } from '../authentication.ts'
import { factorWords, readIdentity } from './read-identity.ts'

const states = sameWords(authenticationStates)

const readFactorType = (from: JsonObject) => wordOf(from, 'factorType', factorWords, null)

/** Factors that may be used; null when the part lists none. */
const readAvailable = (from: JsonObject) =>
  from.availableFactors ? listOf(from, 'availableFactors', readFactorType) : null

const readChallenge = (from: JsonObject) => ({
  first: readFactorType(from),
  available: readAvailable(from),
  transactionId: mappedPart(from, 'verificationChallengeData', (data) =>
    mappedPart(data, 'pushData', (push) => stringOrNull(push, 'transactionId')),
  ),
})

const distinct = (factors: readonly (FactorType | null)[]) => [
  ...new Set(factors.filter((one) => one !== null)),
]

/** Reads a step of a sign-in. Factors that the gateway does not know are left out, and so are repeated ones. */
export function readAuthentication(from: JsonObject): Authentication {
  const { first, available, transactionId } = mappedPart(from, 'mfaChallengeData', readChallenge)
  const required = mappedPart(from, 'requireMfaData', readAvailable)
  return {
    state: wordOf(from, 'state', states, null),
    sessionToken: stringOrNull(from, 'sessionToken'),
    stateToken: stringOrNull(from, 'stateToken'),
    identity: mappedOrNull(from, 'identity', readIdentity),
    factors: distinct([first, ...(available ?? required ?? [])]),
    transactionId,
  }
}

/** The number of seconds may be a text. */
function readSeconds(from: JsonObject, name: string): number {
  const value = from[name]
  const seconds = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof seconds === 'number' && Number.isFinite(seconds)) return seconds
  throw new UnexpectedForm(name, 'a number')
}

/** Reads tokens. Throws an `UnexpectedForm` without an access token or a lifetime in seconds. */
export function readTokens(from: JsonObject): TokenGrant {
  const accessToken = stringOrNull(from, 'access_token')
  if (!accessToken) throw new UnexpectedForm('access_token', 'a string')
  return {
    accessToken,
    refreshToken: stringOrNull(from, 'refresh_token'),
    expiresIn: readSeconds(from, 'expires_in'),
  }
}
