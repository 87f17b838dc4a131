// The calls of sign-in, recovery, verification and tokens with requests and responses in the form of this gateway.
// docs/contract/auth.md §1, §6-§8.
import { type AllCalls, allCalls } from '@vitrine/platform'
import { type MappedTable, mappedTable, type WithRequest, withRequest } from '../../mapped-call.ts'
import { type JsonObject, mappedOrNull, requiredString } from '../../read-json.ts'
import type { SignOn } from '../authentication.ts'
import type {
  ActivationEmail,
  Login,
  RecoveryEmail,
  Registration,
  SecondFactor,
  TokenRequest,
} from '../sign-in.ts'
import { readAuthentication, readTokens } from './read-authentication.ts'
import { readIdentity } from './read-identity.ts'
import {
  activationBody,
  factorBody,
  loginBody,
  recoveryBody,
  registrationBody,
} from './write-sign-in.ts'
import { profileBodyOf } from './write-tags.ts'
import { tokenBody } from './write-token-request.ts'

const authenticationReaders = {
  register: readAuthentication,
  login: readAuthentication,
  verifyFactor: readAuthentication,
  signOn: (from: JsonObject) => ({ identity: mappedOrNull(from, 'identity', readIdentity) }),
}
const verificationReaders = {
  start: (from: JsonObject) => ({ verificationId: requiredString(from, 'verificationId') }),
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
type Recovery = MappedTable<AllCalls['recovery'], typeof recoveryReaders>
type Oauth = MappedTable<AllCalls['oauth'], typeof tokenReaders>

/** Services of v1 behind `identity-ports.ts`. Calls without a reader or a writer have the platform's own form. */
export type IdentityCalls = {
  readonly authentication: Omit<
    Authentication,
    'register' | 'login' | 'verifyFactor' | 'signOn'
  > & {
    readonly register: WithRequest<Authentication['register'], Registration>
    readonly login: WithRequest<Authentication['login'], Login>
    readonly verifyFactor: WithRequest<Authentication['verifyFactor'], SecondFactor>
    readonly signOn: WithRequest<Authentication['signOn'], SignOn>
  }
  readonly verification: MappedTable<AllCalls['verification'], typeof verificationReaders>
  readonly recovery: Omit<Recovery, 'sendRecoveryEmail' | 'sendActivationEmail'> & {
    readonly sendRecoveryEmail: WithRequest<Recovery['sendRecoveryEmail'], RecoveryEmail>
    readonly sendActivationEmail: WithRequest<Recovery['sendActivationEmail'], ActivationEmail>
  }
  readonly oauth: { readonly token: WithRequest<Oauth['token'], TokenRequest> }
}

const authentication = mappedTable(allCalls.authentication, authenticationReaders)
const recovery = mappedTable(allCalls.recovery, recoveryReaders)
const oauth = mappedTable(allCalls.oauth, tokenReaders)

/** The calls, which `operations.ts` assigns to operations. A response that a reader refuses fails as a `PlatformFailure`. */
export const identityCalls: IdentityCalls = {
  authentication: {
    ...authentication,
    register: withRequest(authentication.register, registrationBody),
    login: withRequest(authentication.login, loginBody),
    verifyFactor: withRequest(authentication.verifyFactor, factorBody),
    signOn: withRequest(authentication.signOn, signOnBody),
  },
  verification: mappedTable(allCalls.verification, verificationReaders),
  recovery: {
    ...recovery,
    sendRecoveryEmail: withRequest(recovery.sendRecoveryEmail, recoveryBody),
    sendActivationEmail: withRequest(recovery.sendActivationEmail, activationBody),
  },
  oauth: { token: withRequest(oauth.token, tokenBody) },
}
