// Signing in as a test does it: documents, seeded people, one call per step.
import { createShopper, type Shopper } from '../../src/shopper.ts'

const viewer = 'viewer { role name signIn { state email factors } }'
export const problems = 'problems { code message field requestId }'
const payload = `{ state ${viewer} frame { url } ${problems} }`

export type SignInAnswer = {
  state: string
  viewer: {
    role: string
    name: string | null
    signIn: { state: string; email: string | null; factors: string[] }
  }
  frame: { url: string } | null
  problems: { code: string; message: string; field: string | null }[]
}

export const documents = {
  login: `mutation ($input: LoginInput!) { answer: login(input: $input) ${payload} }`,
  register: `mutation ($input: RegisterInput!) { answer: register(input: $input) ${payload} }`,
  verifyEmailCode: `mutation ($code: String!) { answer: verifyEmailCode(code: $code) ${payload} }`,
  resendEmailCode: `mutation { answer: resendEmailCode ${payload} }`,
  verifyFactor: `mutation ($input: VerifyFactorInput!) { answer: verifyFactor(input: $input) ${payload} }`,
  cancelSignIn: `mutation { answer: cancelSignIn ${payload} }`,
  recover: `mutation ($token: String!, $password: String!) { answer: recover(recoveryToken: $token, password: $password) ${payload} }`,
  startSignIn: `mutation ($input: StartSignInInput!) { answer: startSignIn(input: $input) { url state origin ${problems} } }`,
  completeSignIn: `mutation ($input: CompleteSignInInput!) { answer: completeSignIn(input: $input) { returnTo viewer { role } ${problems} } }`,
  logout: `mutation { answer: logout { logoutUrl viewer { role } ${problems} } }`,
  signOutEverywhere: `mutation { answer: signOutEverywhere { logoutUrl viewer { role } ${problems} } }`,
  changePassword: `mutation ($newPassword: String!, $currentPassword: String) { answer: changePassword(newPassword: $newPassword, currentPassword: $currentPassword) { accepted ${problems} } }`,
  sendRecoveryEmail: `mutation ($email: String!) { answer: sendRecoveryEmail(email: $email) { accepted ${problems} } }`,
}

export const password = 'slow-days-2026'
export const mara = { email: 'mara@shop.test', password }
export const jonas = { email: 'jonas@shop.test', password }

/** One step; fails loudly on anything but an answer of its own. */
export async function step<Answer = SignInAnswer>(
  shopper: Shopper,
  name: keyof typeof documents,
  variables: Record<string, unknown> = {},
): Promise<Answer> {
  const { answer } = await shopper.mustAsk<{ answer: Answer }>(documents[name], variables)
  return answer
}

export async function signedIn(shopUrl: string, who = mara): Promise<Shopper> {
  const shopper = createShopper(shopUrl)
  const answer = await step(shopper, 'login', { input: who })
  if (answer.viewer.role !== 'MEMBER') throw new Error(JSON.stringify(answer))
  return shopper
}

export const roleOf = async (shopper: Shopper) =>
  (await shopper.mustAsk<{ viewer: { role: string } }>('{ viewer { role } }')).viewer.role
