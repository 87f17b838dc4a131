// Guards of the sign-in. docs/security.md S31, S32, S35, S36, S38, S39 and S130.
import type { Mutant } from '../mutant.ts'

const complete = 'gateway/src/domains/sign-in/complete.ts'
const check = 'gateway/src/auth/authorization-return.ts'
const follow = 'gateway/src/platform/follow-authorize.ts'

export const signInMutants: readonly Mutant[] = [
  {
    row: 'S31',
    without: 'any state is accepted',
    file: check,
    from: '  if (!isSame(state, data.state)) return { ok: false, error: returnErrors.invalid }\n',
    to: '  void isSame\n  void data\n',
  },
  {
    row: 'S31',
    without: 'two concurrent authorization responses are both redeemed',
    file: complete,
    from: 'isTaken = redirect?.oauth.state === waiting.oauth.state',
    to: 'isTaken = redirect !== undefined || waiting !== undefined',
  },
  {
    row: 'S31',
    without: 'an authorization response never expires',
    file: complete,
    from: '  if (isLate(waiting)) return failed(returnErrors.timedOut)\n',
    to: '  void isLate\n',
  },
  {
    row: 'S32',
    without: 'the challenge is the verifier itself',
    file: 'gateway/src/auth/pkce.ts',
    from: 'codeChallenge: challengeOf(codeVerifier),',
    to: 'codeChallenge: codeVerifier,',
  },
  {
    row: 'S35',
    without: 'the return cookie is not cleared',
    file: 'gateway/src/http/sign-in-return.ts',
    from: "    reply.header('set-cookie', returnLegCookie(null, seal, config.isHttps))\n",
    to: '    void returnLegCookie\n',
  },
  {
    row: 'S35',
    without: 'any text is accepted as a return cookie',
    file: 'gateway/src/session/return-cookie.ts',
    from: 'seal.open(only, sealContext)',
    to: '(seal.open(only, sealContext) ?? only)',
  },
  {
    row: 'S36',
    without: 'an unknown email is reported as unknown',
    file: 'gateway/src/domains/sign-in/login.ts',
    from: "return error === 'invalidEmail' ? 'invalidPassword' : error",
    to: 'return error',
  },
  {
    row: 'S38',
    without: 'pages may frame the platform',
    file: 'gateway/src/http/security-headers.ts',
    from: "'frame-src': orNone(captchaSources(config).folder),",
    to: "'frame-src': orNone([...pagesOf(config), ...captchaSources(config).folder]),",
  },
  {
    row: 'S130',
    without: 'a hosted platform leads to private addresses by number',
    file: follow,
    from: "return isPrivateHost(target) ? 'PRIVATE_ADDRESS' : null",
    to: 'return isPrivateHost(target) ? null : null',
  },
  {
    row: 'S130',
    without: 'a hosted platform leads to private addresses by name',
    file: 'gateway/src/platform/private-address.ts',
    from: 'if (isPrivate || !first)',
    to: 'if ((isPrivate && !first) || !first)',
  },
  {
    row: 'S130',
    without: 'a hosted platform leads on without encryption',
    file: follow,
    from: "  if (target.protocol !== 'https:') return 'OTHER_HOST'\n",
    to: '',
  },
  {
    row: 'S130',
    without: 'a chain of redirects calls any number of hosts',
    file: follow,
    from: "  if (hasLeft) return 'OTHER_HOST'\n",
    to: '  void hasLeft\n',
  },
  {
    row: 'S39',
    without: 'a code may be tried without limit',
    file: 'emulator/src/sign-in/verification-failure.ts',
    from: 'expired || token.triesLeft < 1',
    to: 'expired',
  },
]
