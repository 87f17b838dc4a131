// Signing in for tests: documents, seeded members, one call per step.
import { createShopper, type Shopper } from '../../src/shopper.ts'

const viewer = 'viewer { role name signIn { state email factors } }'
export const problems = 'problems { code message field requestId }'
const payload = `{ state ${viewer} redirectUrl ${problems} }`

export type SignInResult = {
  state: string
  viewer: {
    role: string
    name: string | null
    signIn: { state: string; email: string | null; factors: string[] }
  }
  redirectUrl: string | null
  problems: { code: string; message: string; field: string | null }[]
}

export const documents = {
  login: `mutation ($input: LoginInput!) { result: login(input: $input) ${payload} }`,
  register: `mutation ($input: RegisterInput!) { result: register(input: $input) ${payload} }`,
  verifyEmailCode: `mutation ($code: String!) { result: verifyEmailCode(input: { code: $code }) ${payload} }`,
  resendEmailCode: `mutation { result: resendEmailCode ${payload} }`,
  verifyFactor: `mutation ($input: VerifyFactorInput!) { result: verifyFactor(input: $input) ${payload} }`,
  cancelSignIn: `mutation { result: cancelSignIn ${payload} }`,
  recover: `mutation ($token: String!, $password: String!) { result: recover(input: { recoveryToken: $token, password: $password }) ${payload} }`,
  startSignIn: `mutation ($input: StartSignInInput!) { result: startSignIn(input: $input) { url state origin ${problems} } }`,
  completeSignIn: `mutation ($input: CompleteSignInInput!) { result: completeSignIn(input: $input) { returnTo viewer { role } ${problems} } }`,
  logout: `mutation { result: logout { logoutUrl viewer { role } ${problems} } }`,
  signOutEverywhere: `mutation { result: signOutEverywhere { logoutUrl viewer { role } ${problems} } }`,
  changePassword: `mutation ($newPassword: String!, $currentPassword: String) { result: changePassword(input: { newPassword: $newPassword, currentPassword: $currentPassword }) { accepted ${problems} } }`,
  sendRecoveryEmail: `mutation ($email: String!) { result: sendRecoveryEmail(input: { email: $email }) { accepted ${problems} } }`,
}

export const password = 'slow-days-2026'
export const mara = { email: 'mara@shop.test', password }
export const jonas = { email: 'jonas@shop.test', password }

/** Runs one step of a sign-in; throws on any error. */
export async function step<Result = SignInResult>(
  shopper: Shopper,
  name: keyof typeof documents,
  variables: Record<string, unknown> = {},
): Promise<Result> {
  const { result } = await shopper.query<{ result: Result }>(documents[name], variables)
  return result
}

export async function signedIn(shopUrl: string, person = mara): Promise<Shopper> {
  const shopper = createShopper(shopUrl)
  const result = await step(shopper, 'login', { input: person })
  if (result.viewer.role !== 'MEMBER') throw new Error(JSON.stringify(result))
  return shopper
}

export const roleOf = async (shopper: Shopper) =>
  (await shopper.query<{ viewer: { role: string } }>('{ viewer { role } }')).viewer.role
