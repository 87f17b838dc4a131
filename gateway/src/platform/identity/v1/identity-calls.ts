// The calls of sign-in, recovery, verification and tokens with answers in the form of this gateway.
// docs/contract/auth.md §1, §6-§8.
import { type AllCalls, allCalls } from '@vitrine/platform'
import { type MappedTable, mappedTable, type WithRequest, withRequest } from '../../mapped-call.ts'
import { type JsonObject, mappedOrNull } from '../../read-json.ts'
import type { SignOn } from '../authentication.ts'
import { readAuthentication, readTokens } from './read-authentication.ts'
import { readIdentity } from './read-identity.ts'
import { profileBodyOf } from './write-tags.ts'

const authenticationReaders = {
  register: readAuthentication,
  login: readAuthentication,
  verifyFactor: readAuthentication,
  signOn: (from: JsonObject) => ({ identity: mappedOrNull(from, 'identity', readIdentity) }),
}
const verificationReaders = {
  verifyDuringAuthentication: readAuthentication,
  resendDuringAuthentication: readAuthentication,
}
const recoveryReaders = { recover: readAuthentication }
const tokenReaders = { token: readTokens }

const signOnBody = ({ email, tags }: SignOn) => ({
  loginId: { email },
  ...(tags && { profile: profileBodyOf(tags) }),
})

type Authentication = MappedTable<AllCalls['authentication'], typeof authenticationReaders>

export type IdentityCalls = {
  readonly authentication: Omit<Authentication, 'signOn'> & {
    readonly signOn: WithRequest<Authentication['signOn'], SignOn>
  }
  readonly verification: MappedTable<AllCalls['verification'], typeof verificationReaders>
  readonly recovery: MappedTable<AllCalls['recovery'], typeof recoveryReaders>
  readonly oauth: MappedTable<AllCalls['oauth'], typeof tokenReaders>
}

const authentication = mappedTable(allCalls.authentication, authenticationReaders)

export const identityCalls: IdentityCalls = {
  authentication: { ...authentication, signOn: withRequest(authentication.signOn, signOnBody) },
  verification: mappedTable(allCalls.verification, verificationReaders),
  recovery: mappedTable(allCalls.recovery, recoveryReaders),
  oauth: mappedTable(allCalls.oauth, tokenReaders),
}
