// Guards of the sign-in. docs/security.md S31, S32, S35, S36, S38 and S39.
import type { Mutant } from '../mutant.ts'

const complete = 'gateway/src/domains/sign-in/complete.ts'
const check = 'gateway/src/auth/authorization-return.ts'
const frame = 'web/src/screens/sign-in/frame.ts'

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
    without: 'any window may post an authorization response',
    file: frame,
    from: 'message.origin !== origin || !frame || message.source !== frame.contentWindow',
    to: '!frame',
  },
  {
    row: 'S38',
    without: 'the state of an authorization response is not compared',
    file: frame,
    from: '        if (data.state !== state) return\n',
    to: '',
  },
  {
    row: 'S39',
    without: 'a code may be tried without limit',
    file: 'emulator/src/sign-in/verification-failure.ts',
    from: 'expired || token.triesLeft < 1',
    to: 'expired',
  },
]
