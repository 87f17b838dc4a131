// Signing up and signing in.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { loginErrorOf, registrationErrorOf } from '../../auth/sign-in-state.ts'
import { checkInput } from '../../graphql/problems.ts'
import { rateLimitProblem } from '../common/sign-in-rate-limit.ts'
import { loginInput, recoverInput, registerInput } from './input.ts'
import { failed, payloadOf } from './payload.ts'
import { takeStep } from './take-step.ts'

const register: MutationResolvers['register'] = async (_, { input }, context) => {
  const checked = checkInput(registerInput, input)
  if (!checked.ok) return failed(checked.problems)
  const { returnTo, ...registration } = checked.value
  const { email } = registration
  const refused = await rateLimitProblem(context, email)
  if (refused) return failed([refused])
  return payloadOf(
    await takeStep(
      {
        email,
        returnTo,
        call: () => context.own.identity.register(registration),
        refuser: registrationErrorOf,
        fields: { INVALID_EMAIL: 'email', EMAIL_ALREADY_EXISTS: 'email', ...captchaField },
      },
      context,
    ),
  )
}

const captchaField = { MISSING_CAPTCHA_TOKEN: 'captcha', INVALID_CAPTCHA_TOKEN: 'captcha' } as const

const login: MutationResolvers['login'] = async (_, { input }, context) => {
  const checked = checkInput(loginInput, input)
  if (!checked.ok) return failed(checked.problems)
  const { email, password, captcha, returnTo } = checked.value
  const refused = await rateLimitProblem(context, email)
  if (refused) return failed([refused])
  return payloadOf(
    await takeStep(
      {
        email,
        returnTo,
        call: () => context.own.identity.login({ email, password, captcha }),
        // Does not reveal whether an address is known: both errors read as a wrong pair. Row S36.
        refuser: (refusal) => {
          const error = loginErrorOf(refusal)
          return error === 'invalidEmail' ? 'invalidPassword' : error
        },
        fields: { INVALID_PASSWORD: 'password', RESET_PASSWORD: 'password', ...captchaField },
      },
      context,
    ),
  )
}

const recover: MutationResolvers['recover'] = async (_, { input }, context) => {
  const checked = checkInput(recoverInput, input)
  if (!checked.ok) return failed(checked.problems)
  const refused = await rateLimitProblem(context)
  if (refused) return failed([refused])
  const { recoveryToken, password } = checked.value
  return payloadOf(
    await takeStep(
      {
        email: '',
        call: () => context.own.identity.recover({ recoveryToken, password }),
        endsOthers: true,
        refuser: () => undefined,
        fields: { NOT_FOUND: 'recoveryToken', BAD_CODE: 'recoveryToken' },
      },
      context,
    ),
  )
}

export const loginMutations = { register, login, recover }
